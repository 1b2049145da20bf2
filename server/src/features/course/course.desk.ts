import { desk } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { closeService } from './close.service.ts'
import { deskService } from './desk.service.ts'
import { enrolService } from './enrol.service.ts'
import { makeService } from './make.service.ts'
import { payService } from './pay.service.ts'

export const courseDesk = (deps: Deps) => {
  const { clock } = deps
  const atDesk = deskService(deps)
  const closing = closeService(deps)
  return handlers(desk.course, {
    terms: () => atDesk.terms(),
    putTerm: ({ body, staffId }) => makeService(deps).putTerm(body, staffId),
    courses: ({ query, locale, ...clerk }) => atDesk.courses(query.term, clerk, locale),
    putCourse: ({ body, staffId }) => makeService(deps).putCourse(body, staffId),
    one: ({ query, locale, ...clerk }) => atDesk.one(query.course, clerk, locale),
    putMeeting: ({ body: { course: code, meeting, day, from, until }, staffId }) =>
      closing.putMeeting({ code, meeting, startsAt: clock.at(day, from), endsAt: clock.at(day, until) }, staffId),
    cancelMeeting: ({ body, staffId }) => closing.cancelMeeting(body.meeting, body.reason, staffId),
    close: ({ body: { course: code, reason, people }, staffId }) => closing.close({ code, reason, people }, staffId),
    enrol: ({ body, staffId }) => enrolService(deps).enrol(body, staffId),
    remove: ({ body, staffId }) => enrolService(deps).remove(body, staffId),
    order: ({ body }) => payService(deps).orderAtDesk(body.search.toUpperCase()),
    attendance: ({ query, locale, ...clerk }) => atDesk.attendance(Number(query.meeting), clerk, locale),
    note: ({ body, ...clerk }) => atDesk.note(body, clerk),
  })
}
