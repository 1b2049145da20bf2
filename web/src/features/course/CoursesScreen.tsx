import { useLocation, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { myCourses, courses as titleOf } from '#texts/titles'
import { lazyNamed } from '../../frame/lazyNamed.ts'
import { useInBrowser } from '../../frame/useStored.ts'
import styles from './course.module.css'
import { FindCourses } from './FindCourses.tsx'
import { OneCourse } from './OneCourse.tsx'

/** Visitors have no classes. */
const MyCourses = lazyNamed('MyCourses', () => import('./MyCourses.tsx'))

/** What stands at an address whose search is not known before a browser reads it, or whose part is on its way. */
const Awaited = ({ title }: { title: string }) => (
  <div className={styles.page} aria-busy="true">
    <h1 tabIndex={-1}>{title}</h1>
    <div className={styles.place} />
  </div>
)

/**
 * Recreation classes (O04): those of a term, one of them, or one’s own. The screen knows by the address which. What is
 * prerendered knows no search.
 */
export function CoursesScreen() {
  const { code }: { code?: unknown } = useSearch({ strict: false })
  const pathname: string = useLocation({ select: (location) => location.pathname })
  const inBrowser = useInBrowser()
  const isMine = pathname.endsWith('/mine')
  const title = isMine ? myCourses : titleOf
  if (!inBrowser) return <Awaited title={title} />
  if (isMine)
    return (
      <Suspense fallback={<Awaited title={title} />}>
        <MyCourses />
      </Suspense>
    )
  return pathname.endsWith('/class') && typeof code === 'string' ? (
    <OneCourse key={code} code={code} />
  ) : (
    <FindCourses />
  )
}
