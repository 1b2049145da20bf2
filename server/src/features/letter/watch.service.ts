import { letterChannels } from '@palaestra/contract'
import type { Deps, Uses } from '../../deps.ts'
import type { Complain, Metric, Round } from '../../feature.ts'
import type { OutboxAlarm } from '../../ports/alarms.ts'
import { after, hour } from '../../ports/clock.ts'
import { channelTable } from './channel.table.ts'
import { addNextJob } from './courier.service.ts'
import { lateAfter, urgencies } from './letter.rules.ts'
import { watchTable } from './watch.table.ts'

/** Seconds after which a channel that is away is an alarm: a server that starts anew is none. */
const awayAfter = 30
/** Jobs that are added in one round. The others follow in the next. */
const jobsAtOnce = 100

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

/**
 * Looks after what no courier can send: it ends what is too late, lets nobody be held back by a letter, and tells the
 * operator of the beginning and the end of each alarm.
 */
export const watchService = (deps: Deps, complain: Complain): Round => {
  const { db, clock, alarms } = deps

  const tell = async () => {
    const standing = await standingAlarms(deps)
    for (const { alarm } of await watchTable(db).begin(standing, clock.now())) alarms.raise(alarm)
    for (const { alarm } of await watchTable(db).endOthers(standing)) alarms.end(alarm)
  }

  return {
    // Milliseconds: an outage is to be seen within a minute.
    every: 10_000,

    async go() {
      const now = clock.now()
      for (const ended of await watchTable(db).endLate(now)) alarms.undelivered({ ...ended, reason: 'too_late' })
      await watchTable(db).forgetSecrets(now)
      const overdue = await watchTable(db).overdueJobs(now, jobsAtOnce)
      // One that cannot be added must not keep the others from it.
      for (const { id } of overdue) await addNextJob(deps, id).catch(complain)
      await tell()
      return overdue.length
    },
  }
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
