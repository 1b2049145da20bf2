import type { Tables } from './database/tables.ts'
import type { Deps } from './deps.ts'
import { doDue, portionOf } from './due.ts'
import type { Complain, Feature, JobWorkers, Metric, Purge } from './feature.ts'
import { account } from './features/account/account.feature.ts'
import { activation } from './features/activation/activation.feature.ts'
import { announcement } from './features/announcement/announcement.feature.ts'
import { appeal } from './features/appeal/appeal.feature.ts'
import { application } from './features/application/application.feature.ts'
import { audit } from './features/audit/audit.feature.ts'
import { ballot } from './features/ballot/ballot.feature.ts'
import { booking } from './features/booking/booking.feature.ts'
import { bulletin } from './features/bulletin/bulletin.feature.ts'
import { calendar } from './features/calendar/calendar.feature.ts'
import { card } from './features/card/card.feature.ts'
import { choice } from './features/choice/choice.feature.ts'
import { claim } from './features/claim/claim.feature.ts'
import { code } from './features/code/code.feature.ts'
import { companion } from './features/companion/companion.feature.ts'
import { consent } from './features/consent/consent.feature.ts'
import { contact } from './features/contact/contact.feature.ts'
import { content } from './features/content/content.feature.ts'
import { counter } from './features/counter/counter.feature.ts'
import { course } from './features/course/course.feature.ts'
import { dataCopy } from './features/dataCopy/dataCopy.feature.ts'
import { decision } from './features/decision/decision.feature.ts'
import { entitlement } from './features/entitlement/entitlement.feature.ts'
import { erasure } from './features/erasure/erasure.feature.ts'
import { erase } from './features/erasure/erasure.service.ts'
import { erasureRequest } from './features/erasureRequest/erasureRequest.feature.ts'
import { face } from './features/face/face.feature.ts'
import { fairUse } from './features/fairUse/fairUse.feature.ts'
import { feed } from './features/feed/feed.feature.ts'
import { figures } from './features/figures/figures.feature.ts'
import { file } from './features/file/file.feature.ts'
import { gate } from './features/gate/gate.feature.ts'
import { government } from './features/government/government.feature.ts'
import { guardian } from './features/guardian/guardian.feature.ts'
import { guardianship } from './features/guardianship/guardianship.feature.ts'
import { letter } from './features/letter/letter.feature.ts'
import { limit } from './features/limit/limit.feature.ts'
import { login } from './features/login/login.feature.ts'
import { member } from './features/member/member.feature.ts'
import { missingDocument } from './features/missingDocument/missingDocument.feature.ts'
import { noShow } from './features/noShow/noShow.feature.ts'
import { notice } from './features/notice/notice.feature.ts'
import { payment } from './features/payment/payment.feature.ts'
import { personal } from './features/personal/personal.feature.ts'
import { points } from './features/points/points.feature.ts'
import { pool } from './features/pool/pool.feature.ts'
import { queue } from './features/queue/queue.feature.ts'
import { reason } from './features/reason/reason.feature.ts'
import { recovery } from './features/recovery/recovery.feature.ts'
import { registration } from './features/registration/registration.feature.ts'
import { securityLog } from './features/securityLog/securityLog.feature.ts'
import { session } from './features/session/session.feature.ts'
import { site } from './features/site/site.feature.ts'
import { staff } from './features/staff/staff.feature.ts'
import { staffSignOn } from './features/staffSignOn/staffSignOn.feature.ts'
import { supplement } from './features/supplement/supplement.feature.ts'
import { terms } from './features/terms/terms.feature.ts'
import { venue } from './features/venue/venue.feature.ts'
import { waiting } from './features/waiting/waiting.feature.ts'
import { alarms } from './ports/alarms.ts'
import type { Finish, JobName, Schedule, Workers } from './ports/jobs.ts'

/**
 * All features, from the lowest floor to the highest: a service calls services of features listed before it, never of
 * those after it. docs/map.md is made of this list, its headings too.
 */
const listed = [
  // The ground
  audit,
  site,
  erasure,
  securityLog,
  file,
  limit,
  notice,
  letter,
  code,
  // Who somebody is
  entitlement,
  session,
  account,
  contact,
  personal,
  choice,
  login,
  staff,
  staffSignOn,
  reason,
  announcement,
  content,
  terms,
  bulletin,
  claim,
  decision,
  government,
  face,
  // Membership
  card,
  consent,
  activation,
  recovery,
  guardian,
  guardianship,
  companion,
  registration,
  application,
  counter,
  supplement,
  missingDocument,
  noShow,
  appeal,
  queue,
  member,
  // What membership gives
  points,
  // Online services
  payment,
  ballot,
  venue,
  booking,
  pool,
  course,
  waiting,
  calendar,
  figures,
  fairUse,
  gate,
  feed,
  // One’s own data
  dataCopy,
  erasureRequest,
] as const
export const features: readonly Feature[] = listed

/** The names of tables or jobs that some feature covers. */
type Said<Part extends keyof Feature> = (typeof listed)[number] extends infer One
  ? One extends { [Name in Part]: infer Of }
    ? keyof Of
    : never
  : never

/** The retention of tables that belong to no feature; it must name all of them to compile. */
const purgeOfOthers: Record<Exclude<keyof Tables, Said<'purge'>>, Purge> = {
  installation: 'One row about this installation.',
  bureauRecords: 'Of the bureau that is pretended: invented people.',
  bureauRelations: 'Of the bureau that is pretended: invented people.',
  developmentInbox: 'Of a portal of developers, emptied at each start.',
  sandboxSignOn: 'Of the issuer that is pretended: invented people.',
}

/** Purges every table. Dependent features come first, so that the rows they refer to are free. */
const purge = async (deps: Deps) => {
  const tables = [...features].reverse().flatMap(({ purge = {} }) => Object.values(purge))
  for (const one of [...tables, ...Object.values(purgeOfOthers)]) if (typeof one === 'function') await erase(deps, one)
}

const dueParts = features.flatMap(({ due }) => due ?? [])
/** Does a portion of what is due, and resolves to whether more is. */
export const doPortion = (deps: Deps) => portionOf(dueParts, deps)

/** The workers of jobs that belong to no feature; it must name all of them to compile. */
const jobsOfOthers: Pick<JobWorkers, Exclude<JobName, Said<'jobs'>>> = {
  'cleaning.hourly': (_, deps) => purge(deps),
  'due.minute': (_, deps) => doDue(dueParts, deps),
}

// Together they are all jobs: `jobsOfOthers` has those that the features leave out.
const jobs = Object.assign({}, ...features.map(({ jobs }) => jobs), jobsOfOthers) as JobWorkers
export const queues = Object.keys(jobs) as JobName[]

export const workers = (deps: Deps) =>
  Object.fromEntries(
    Object.entries(jobs).map(([name, work]) => [
      name,
      (data: never, finish: Finish = async () => {}) => work(data, deps, finish),
    ]),
  ) as unknown as Workers

export const schedule: Schedule = Object.assign({}, ...features.map(({ schedule }) => schedule), {
  'cleaning.hourly': 'every hour',
  'due.minute': 'every minute',
})

/** What goes on all the time, in every process. */
export const rounds = (deps: Deps, complain: Complain) =>
  features.flatMap(({ rounds }) => rounds?.(deps, complain) ?? [])

/** The metrics of jobs, which belong to no feature. */
const jobMetrics = ({ jobs }: Deps): Metric[] => {
  const one = (name: string, help: string, count: 'waiting' | 'oldestSeconds' | 'failed'): Metric => ({
    name,
    help,
    labels: [],
    read: async () => [{ labels: {}, value: (await jobs.counts())[count] }],
  })
  return [
    one('jobs_waiting', 'Jobs that are not done yet', 'waiting'),
    one('jobs_oldest_seconds', 'Seconds for which the oldest job has waited for its turn', 'oldestSeconds'),
    one('jobs_failed', 'Jobs that have failed for good in the last seven days', 'failed'),
  ]
}

/** The alarms that stand, over all processes. */
const alarmMetric = (deps: Deps): Metric => ({
  name: 'alarm',
  help: '1 while it stands',
  labels: ['alarm'],
  async read() {
    const standing = (await Promise.all(features.map(({ alarms }) => alarms?.(deps) ?? []))).flat()
    return alarms.map((alarm) => ({ labels: { alarm }, value: standing.includes(alarm) ? 1 : 0 }))
  },
})

/** The same deps, by which the jobs are counted once. */
const countingOnce = (deps: Deps): Deps => {
  let counted: ReturnType<Deps['jobs']['counts']> | undefined
  return { ...deps, jobs: { ...deps.jobs, counts: () => (counted ??= deps.jobs.counts()) } }
}

/** The metrics of the tables, for one answer of `/metrics`. */
export const metrics = (deps: Deps): Metric[] => {
  const once = countingOnce(deps)
  return [alarmMetric(once), ...jobMetrics(once), ...features.flatMap(({ metrics }) => metrics?.(once) ?? [])]
}
