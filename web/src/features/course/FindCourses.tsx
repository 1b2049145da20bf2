import { api, type Reply } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { Suspense, useCallback, useState } from 'react'
import * as texts from '#texts/course'
import { longDay } from '#texts/day'
import { myCourses, courses as titleOf } from '#texts/titles'
import { send } from '../../api/client.ts'
import { usePages } from '../../api/usePages.ts'
import { useRequest } from '../../api/useRequest.ts'
import { lazyNamed } from '../../frame/lazyNamed.ts'
import { PathLink } from '../../frame/PathLink.tsx'
import { useSignedIn } from '../../frame/useStored.ts'
import { CourseRow } from './CourseRow.tsx'
import styles from './course.module.css'
import { timed } from './courses.ts'
import { Filters } from './Filters.tsx'
import { LogIn } from './LogIn.tsx'
import { Stage } from './Stage.tsx'
import { type Chosen, useChosen } from './useChosen.ts'

/** For members alone: visitors have no time of sign-up. */
const OwnTurn = lazyNamed('OwnTurn', () => import('./OwnTurn.tsx'))

type Listed = Reply<typeof api.course.list>

/** The classes of a term, and above them when one can sign up (O04). */
export function FindCourses() {
  const signedIn = useSignedIn()
  const { chosen } = useChosen()
  const [listed, setListed] = useState<Listed>()
  const { data, error, retry } = useRequest('terms', async () => timed(await send(api.course.terms, {})))
  const times = data?.items.find(({ code }) => code === listed?.term)
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{titleOf}</h1>
      </div>
      <div role="status">
        {error && (
          <p>
            {texts.notRead} <Button onClick={retry}>{texts.tryAgain}</Button>
          </p>
        )}
      </div>
      <div className={styles.place} aria-busy={!listed}>
        {times && (
          <p className={styles.quiet}>{texts.about(longDay(times.startsOn), longDay(times.endsOn), times.most)}</p>
        )}
        {times && data && (
          <section className={styles.turn} aria-labelledby="turn">
            {signedIn ? (
              <Suspense fallback={<div className={styles.awaited} aria-busy="true" />}>
                <OwnTurn key={times.code} times={times} ahead={data.ahead} />
              </Suspense>
            ) : (
              <>
                <h2 id="turn">{texts.stages[times.stage]}</h2>
                <Stage times={times} />
                <LogIn to="/classes" />
              </>
            )}
          </section>
        )}
        {listed?.term && data && (
          <Filters terms={data.items} listed={listed} isChosen={Object.values(chosen).some(Boolean)} />
        )}
        <CourseList
          key={JSON.stringify(chosen)}
          chosen={chosen}
          isShown={data !== undefined || error !== undefined}
          onRead={setListed}
        />
      </div>
      <p className={styles.links}>
        {signedIn && <Link to="/classes/mine">{myCourses}</Link>}{' '}
        <PathLink uri="/classes/steps">{texts.steps}</PathLink>
      </p>
    </div>
  )
}

interface ListProps {
  chosen: Chosen
  /** Whether what stands above it has been read, or cannot be: it is not to be moved by that. */
  isShown: boolean
  onRead: (listed: Listed) => void
}

/** What fits, page by page. */
function CourseList({ chosen, isShown, onRead }: ListProps) {
  const read = useCallback(
    async ({ after }: { after?: string }) => {
      const listed = await send(api.course.list, { query: { ...chosen, after } })
      onRead(listed)
      return listed
    },
    [chosen, onRead],
  )
  const { items, page, hasMore, isLoading, failed, load } = usePages(read)
  return (
    <section className={styles.sheet} aria-labelledby="list" hidden={!isShown || !(page || failed)}>
      <h2 id="list" className="unseen">
        {texts.list}
      </h2>
      <ul className={styles.courses} aria-busy={isLoading}>
        {items.map((course) => (
          <CourseRow key={course.code} course={course} />
        ))}
      </ul>
      <div role="status">
        {failed && (
          <p className={styles.none}>
            {texts.notRead} <Button onClick={load}>{texts.tryAgain}</Button>
          </p>
        )}
        {page && items.length === 0 && (
          <p className={styles.none}>{page.term === null ? texts.noTerm : texts.noneFits}</p>
        )}
      </div>
      {hasMore && !failed && (
        <p className={styles.none}>
          <Button kind="quiet" aria-disabled={isLoading} onClick={load}>
            {texts.more}
          </Button>
        </p>
      )}
    </section>
  )
}
