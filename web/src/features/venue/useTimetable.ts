import { api } from '@palaestra/contract'
import { look, useVersions } from '../../api/useVersions.ts'
import type { Timetable } from './timetable.ts'

/** The timetable of a venue on a day, as it changes. A day left out is today. */
export const useTimetable = (venue: string | undefined, day: string | undefined) =>
  useVersions<Timetable>(
    venue && `${venue} ${day}`,
    (since) => look(api.venue.slots, { query: { venue: venue ?? '', day, since } }),
    (timetable) => timetable.code === venue && (day === undefined || timetable.day === day),
  )
