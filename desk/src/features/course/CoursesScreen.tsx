import { Button } from '@palaestra/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/course'
import { dayWritten, momentWritten } from '../../frame/dates.ts'
import { Empty } from '../../frame/Empty.tsx'
import { Failure } from '../../frame/Failure.tsx'
import list from '../../frame/list.module.css'
import { status } from '../../frame/status.ts'
import { CourseTable } from './CourseTable.tsx'
import styles from './course.module.css'
import { PutCourse } from './PutCourse.tsx'
import { PutTerm } from './PutTerm.tsx'
import { coursesOf, courseTerms, type Term } from './queries.ts'

/** The terms of recreation classes and the classes of one; a coach sees the own ones. */
export function CoursesScreen() {
  const { term: asked } = useSearch({ from: '/inside/classes' })
  const terms = useQuery(courseTerms)
  const courses = useQuery(coursesOf(asked))
  const client = useQueryClient()
  const [puts, setPuts] = useState<'term' | 'changed' | 'course'>()
  const shown = terms.data?.items.find(({ code }) => code === courses.data?.term)
  const error = terms.error ?? courses.error
  const all = courses.data?.all === true
  const close = () => setPuts(undefined)
  const done = async (said: string) => {
    close()
    await client.invalidateQueries({ queryKey: ['course'] })
    status.say(said)
  }
  return (
    <div className={list.page}>
      <h1 tabIndex={-1}>{texts.classes}</h1>
      {error && (
        <Failure
          error={error}
          retry={async () => {
            await Promise.all([terms.refetch(), courses.refetch()])
          }}
        />
      )}
      {terms.data && courses.data && (
        <>
          {terms.data.items.length > 0 && (
            <nav className={list.pages} aria-label={texts.terms}>
              {terms.data.items.map(({ code }) => (
                <Link
                  key={code}
                  to="/classes"
                  search={{ term: code }}
                  aria-current={code === courses.data.term ? 'true' : undefined}
                >
                  {code}
                </Link>
              ))}
            </nav>
          )}
          {all && (
            <p className={styles.acts}>
              <Button onClick={() => setPuts('term')}>{texts.newTerm}</Button>
              {shown && <Button onClick={() => setPuts('course')}>{texts.newCourse}</Button>}
            </p>
          )}
          {shown && <TermFacts term={shown} onChange={all && shown.mayChange ? () => setPuts('changed') : undefined} />}
          {courses.data.items.length > 0 ? (
            <CourseTable courses={courses.data.items} />
          ) : (
            <Empty said={all ? texts.noCourses : texts.noneOfYours} />
          )}
          {(puts === 'term' || (puts === 'changed' && shown)) && (
            <PutTerm term={puts === 'changed' ? shown : undefined} onClose={close} onDone={done} />
          )}
          {puts === 'course' && shown && (
            <PutCourse of={courses.data} term={shown.code} course={undefined} onClose={close} onDone={done} />
          )}
        </>
      )}
    </div>
  )
}

const moments = [
  'renewFrom',
  'registerFrom',
  'registerUntil',
  'drawAt',
  'signUpFrom',
  'signUpUntil',
  'remainingFrom',
] as const

/** How a term stands, and what happens in it when. */
const TermFacts = ({ term, onChange }: { term: Term; onChange: (() => void) | undefined }) => (
  <section className={styles.part} aria-labelledby="term">
    <h2 id="term">{texts.term(term.code, dayWritten(term.startsOn), dayWritten(term.endsOn))}</h2>
    <p>
      <strong>{texts.stages[term.stage]}</strong> · {texts.counts(term.registered, term.taken, term.places)}
    </p>
    <details>
      <summary>{texts.times}</summary>
      <dl className={styles.facts}>
        {moments.map((name) => (
          <div key={name}>
            <dt>{texts.moments[name]}</dt>
            <dd>{momentWritten(term[name])}</dd>
          </div>
        ))}
      </dl>
    </details>
    {onChange && (
      <p>
        <Button kind="quiet" onClick={onChange}>
          {texts.changeTerm}
        </Button>
      </p>
    )}
  </section>
)
