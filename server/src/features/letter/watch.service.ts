import { letterChannels } from '@palaestra/contract'
import type { Deps, Uses } from '../../deps.ts'
import type { Metric, Round } from '../../feature.ts'
import { type Alarm, type OutboxAlarm, outboxAlarms } from '../../ports/alarms.ts'
import { after, hour } from '../../ports/clock.ts'
import { channelTable } from './channel.table.ts'
import { addNextJob } from './courier.service.ts'
import { lateAfter, urgencies } from './letter.rules.ts'
import { watchTable } from './watch.table.ts'

/** Seconds after which a channel that is away is an alarm: a server that starts anew is none. */
const awayAfter = 30
/** Letters of one statement, which has a time limit. The others follow in the next round. */
const lettersAtOnce = 1000
/** Jobs that are added in one round. The others follow in the next. */
const jobsAtOnce = 100
/** Milliseconds between two rounds: an outage is to be seen within a minute. */
const every = 10_000
/** Seconds until a job that could not be added is tried again: behind the others, in the next round. */
const jobAgainAfter = every / 1000

const alarmOf = { email: 'mail_away', sms: 'sms_away' } as const

/** The alarms about what should leave, as the tables tell them at this moment. */
export const standingAlarms = async ({ db, clock, jobs }: Uses<'clock' | 'jobs'>): Promise<OutboxAlarm[]> => {
  const now = clock.now()
  const away = await channelTable(db).away()
  const { urgent, ordinary, bulk } = lateAfter
  const late = { urgent: after(now, -urgent), ordinary: after(now, -ordinary), bulk: after(now, -bulk) }
  const others: Record<Exclude<OutboxAlarm, 'mail_away' | 'sms_away'>, boolean> = {
    letters_late: await watchTable(db).hasWaitedSince(late),
    letters_ended: await watchTable(db).hasEndedSince(after(now, -hour)),
    jobs_failed: (await jobs.counts()).failed > 0,
  }
  return [
    ...away.filter(({ failingSince }) => failingSince <= after(now, -awayAfter)).map(({ channel }) => alarmOf[channel]),
    ...(Object.keys(others) as (keyof typeof others)[]).filter((alarm) => others[alarm]),
  ]
}

/** Tells the operator which of these alarms have begun and which have ended: of all processes, one tells. */
export const tellStanding = async (
  { db, clock, alarms }: Uses<'clock' | 'alarms'>,
  among: readonly Alarm[],
  standing: readonly Alarm[],
) => {
  for (const { alarm } of await watchTable(db).begin(standing, clock.now())) alarms.raise(alarm)
  const over = among.filter((alarm) => !standing.includes(alarm))
  for (const { alarm } of await watchTable(db).end(over)) alarms.end(alarm)
}

/** Whether the operator has been told of an alarm, and not yet of its end. */
export const isTold = ({ db }: Uses<never>, alarm: Alarm) => watchTable(db).stands(alarm)

/**
 * Looks after what no courier can send. Each is a round of its own, so that one that fails keeps no other from its
 * work.
 */
export const watchService = (deps: Deps): Round[] => {
  const { db, clock, alarms } = deps

  const endLate = async () => {
    const late = await watchTable(db).endLate(clock.now(), lettersAtOnce)
    for (const ended of late) alarms.undelivered({ ...ended, reason: 'too_late' })
    return late.length
  }

  const forgetSecrets = () => watchTable(db).forgetSecrets(clock.now(), lettersAtOnce)

  /** Lets nobody be held back by a letter. A job that cannot be added waits for its next turn; the others come first. */
  const addOverdueJobs = async () => {
    const now = clock.now()
    const overdue = await watchTable(db).overdueJobs(now, jobsAtOnce)
    const faults: unknown[] = []
    for (const { id } of overdue)
      await addNextJob(deps, id).catch(async (fault: unknown) => {
        await watchTable(db).putOffJob(id, after(now, jobAgainAfter))
        faults.push(fault)
      })
    // The round tells of one of them: a hundred may have the same reason.
    if (faults.length > 0) throw faults[0]
    return overdue.length
  }

  /** Tells the operator of the beginning and the end of each alarm. */
  const tell = async () => {
    await tellStanding(deps, outboxAlarms, await standingAlarms(deps))
    return 0
  }

  return [endLate, forgetSecrets, addOverdueJobs, tell].map((go) => ({ every, go }))
}

/** What `/metrics` says of the outbox. */
export const letterMetrics = ({ db, clock }: Uses<'clock'>): Metric[] => {
  const secondsSince = (moment: Date) => Math.max(0, (clock.now().getTime() - moment.getTime()) / 1000)
  const lanes = letterChannels.flatMap((channel) => urgencies.map((urgency) => ({ channel, urgency })))

  /** A row for each lane; 0 where nothing waits, so that a graph has no holes. */
  const perLane = async (measure: (waiting: { count: number; oldest: Date }) => number) => {
    const rows = await watchTable(db).waiting()
    return lanes.map((labels) => {
      const row = rows.find(({ channel, urgency }) => channel === labels.channel && urgency === labels.urgency)
      return { labels, value: row ? measure(row) : 0 }
    })
  }

  return [
    {
      name: 'letters_waiting',
      help: 'Letters that have not left, by channel and urgency',
      labels: ['channel', 'urgency'],
      read: () => perLane(({ count }) => count),
    },
    {
      name: 'letters_oldest_seconds',
      help: 'Age of the oldest letter that has not left, by channel and urgency',
      labels: ['channel', 'urgency'],
      read: () => perLane(({ oldest }) => secondsSince(oldest)),
    },
    {
      name: 'letters_ended',
      help: 'Letters that ended undelivered and are kept for the desk, by reason',
      labels: ['reason'],
      read: async () =>
        (await watchTable(db).ended()).map(({ reason, count }) => ({ labels: { reason: reason ?? '' }, value: count })),
    },
    {
      name: 'letter_channel_away_seconds',
      help: 'Seconds since a channel takes nothing from anybody; 0 while it does',
      labels: ['channel'],
      async read() {
        const away = await channelTable(db).away()
        return letterChannels.map((channel) => {
          const since = away.find((one) => one.channel === channel)?.failingSince
          return { labels: { channel }, value: since ? secondsSince(since) : 0 }
        })
      },
    },
  ]
}
