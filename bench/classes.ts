import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { againstStatement, few, seated } from './asking.ts'
import { type Person, whoMay } from './people.ts'

/** A class in which somebody has no place yet. */
interface Learner extends Person {
  course: number
  code: string
}

/** Terms to come, one behind the other, whose places that are left are given to who comes first. */
const terms = 5
const classesOfTerm = 80
/** Each may have so many of a term. */
const mostOfTerm = 4
/** People whom a class takes: more than can ever ask for it. */
const places = 400
const most = 5_000

/** So many classes of so many terms that each person can have a place in four of each. */
const fillClasses = async (client: pg.Client): Promise<Learner[]> => {
  await client.query(
    `insert into course_terms (code, starts_on, ends_on, renew_from, register_from, register_until, draw_at, sign_up_from,
       sign_up_until, remaining_from, per_turn, turn_minutes, most_at_sign_up, most)
     select 2090 + nr || '-1', make_date(2090 + nr, 1, 10), make_date(2090 + nr, 3, 10), now() - interval '20 days',
       now() - interval '19 days', now() - interval '15 days', now() - interval '14 days', now() - interval '13 days',
       now() - interval '10 days', now() - interval '1 day', 50, 15, 2, $2
     from generate_series(1, $1::int) nr`,
    [terms, mostOfTerm],
  )
  const { rows: courses } = await client.query<{ id: number; code: string; term: number }>(
    `insert into courses (term_id, venue_id, code, name_zh, name_pt, name_en, activity, places, price, temporary_card)
     select course_terms.id, (select min(id) from venues), code || '-' || nr + 99, 'b', 'b', 'b', 'yoga', $2, 12000, false
     from course_terms, generate_series(1, $1::int) nr where code like '209%' returning id, code, term_id as term`,
    [classesOfTerm, places],
  )
  const people = await whoMay(client, most)
  await client.query('vacuum analyze')
  const byTerm = Map.groupBy(courses, ({ term }) => term)
  return [...byTerm.values()].flatMap((ofTerm) =>
    Array.from({ length: mostOfTerm }, (_, round) =>
      people.map((person, nr) => {
        const { id = 0, code = '' } = ofTerm[(nr + round) % ofTerm.length] ?? {}
        return { ...person, course: id, code }
      }),
    ).flat(),
  )
}

/** Places that are left in classes over HTTP, with standing and all rules, against the one statement that gives one. */
export const classesAgainstStatement = async (url: string) =>
  againstStatement(await seated(url, few, fillClasses), {
    path: '/api/course/sign_up',
    askOf: ({ code, token }) => ({ token, body: { course: code, requestKey: randomUUID() } }),
    columns: { member_id: 'bigint', course: 'int' },
    rowOf: ({ memberId, course }) => [memberId, course],
    given: `take_course(member_id, course, 'remaining', ${mostOfTerm}, 2, gen_random_uuid(),
      'C21-' || upper(lpad(to_hex(nr), 8, '0')), null, now(), now() + interval '12 minutes')`,
    outcome: 'taken',
  })
