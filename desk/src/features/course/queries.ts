import { desk, type Reply } from '@palaestra/contract'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { notes } from './notes.ts'

export type Term = Reply<typeof desk.course.terms>['items'][number]
export type Listed = Reply<typeof desk.course.courses>
export type Course = Reply<typeof desk.course.one>
export type Meeting = Course['dates'][number]
export type Person = Course['people'][number]
export type Sheet = Reply<typeof desk.course.attendance>

export const courseTerms = queryOptions({
  queryKey: ['course', 'terms'],
  queryFn: () => send(desk.course.terms, {}),
})

/** The classes of a term; of the one that runs or comes next where none is named. */
export const coursesOf = (term: string | undefined) =>
  queryOptions({
    queryKey: ['course', 'list', term],
    queryFn: () => send(desk.course.courses, { query: { ...(term && { term }) } }),
  })

/** Each look is written down: only a person looks, not the browser coming back to the tab. */
const onlyWhenLooked = {
  ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  ...{ refetchOnWindowFocus: false, refetchOnReconnect: false },
}

export const courseLook = (course: string) =>
  queryOptions({
    queryKey: ['course', 'one', course],
    queryFn: () => send(desk.course.one, { query: { course } }),
    ...onlyWhenLooked,
  })

export const attendanceLook = (meeting: string) =>
  queryOptions({
    queryKey: ['course', 'attendance', meeting],
    queryFn: () => notes.looking(meeting, () => send(desk.course.attendance, { query: { meeting } })),
    ...onlyWhenLooked,
  })
