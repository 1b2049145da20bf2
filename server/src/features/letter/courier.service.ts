import { letterChannels } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import type { Complain, Round } from '../../feature.ts'
import { after } from '../../ports/clock.ts'
import { consequenceOf, type Failure, Undelivered } from '../../ports/mail.ts'
import { channelTable } from './channel.table.ts'
import { type Claimed, courierTable, type Lane } from './courier.table.ts'
import { probeAfter, urgencies, waitAfter } from './letter.rules.ts'
import { letterTable } from './letter.table.ts'

/** Seconds after which another courier takes over a letter: longer than a sending takes. */
const lease = 15
/** Letters of one lane that one process sends at a time. Lanes share nothing, so none waits behind another. */
const places = 8

const lanes: Lane[] = letterChannels.flatMap((channel) => urgencies.map((urgency) => ({ channel, urgency })))
const nameOf = ({ channel, urgency }: Lane) => `${channel} ${urgency}`

/** Adds the job that follows a letter. Whoever comes second finds that it was added. */
export const addNextJob = (deps: Deps, id: string) =>
  inTransaction(deps, async ({ db, jobs }) => {
    const taken = await letterTable(db).takeNextJob(id)
    if (taken?.nextJob) await jobs.add(db, taken.nextJob)
  })

/** Takes letters out of the outbox and sends them. Each process has one, and all of them share the work. */
export const courierService = (deps: Deps, complain: Complain): Round => {
  const { db, clock, alarms } = deps
  const underWay = new Map<Promise<void>, string>()
  let wake = () => {}

  const placesIn = (lane: Lane) => places - [...underWay.values()].filter((name) => name === nameOf(lane)).length
  /** A place in a full lane is free again: perhaps more of it waits. */
  const leave = (delivery: Promise<void>, lane: Lane) => {
    const wasFull = placesIn(lane) <= 0
    underWay.delete(delivery)
    if (wasFull) wake()
  }

  const send = ({ id, channel, to, subject, body }: Claimed) =>
    (channel === 'sms' ? deps.sms : deps.mail).send({ key: id, to, subject, body: body ?? '' })

  const markSent = async ({ id, nextJobAt }: Claimed) => {
    await courierTable(db).markSent(id, clock.now())
    if (nextJobAt) await addNextJob(deps, id)
  }

  const end = async (letter: Claimed, reason: Failure) => {
    const ended = await courierTable(db).end(letter, reason, clock.now())
    if (ended) alarms.undelivered({ ...ended, reason })
  }

  /** The channel closes for everybody, and one letter at a time is tried. */
  const close = ({ channel, probes }: Claimed, reason: Failure) => {
    const now = clock.now()
    const tries = (probes ?? 0) + 1
    const nextTryAt = after(now, probeAfter(tries))
    return probes === null
      ? channelTable(db).close({ channel, failingSince: now, nextTryAt, reason })
      : channelTable(db).stillAway(channel, { tries, nextTryAt, reason })
  }

  /**
   * What waits for a channel loses none of its tries. A letter that has closed an open one waits for itself, like an
   * urgent one: it could be the cause.
   */
  const keep = (letter: Claimed, reason: Failure) => {
    const isAway = consequenceOf(reason) === 'away'
    const isProbe = isAway && letter.probes !== null
    const tries = isProbe ? letter.tries : letter.tries + 1
    const wait = isProbe ? 0 : waitAfter(isAway ? 'urgent' : letter.urgency, tries)
    return courierTable(db).giveBack(letter, { reason, at: after(clock.now(), wait), tries })
  }

  const failed = async (letter: Claimed, reason: Failure) => {
    const consequence = consequenceOf(reason)
    if (consequence === 'away') await close(letter, reason)
    else await openAfter(letter)
    await (consequence === 'refused' ? end(letter, reason) : keep(letter, reason))
  }

  /** The system has answered, so everything that is due leaves at once. */
  const openAfter = async ({ channel, probes }: Claimed) => {
    if (probes !== null) await channelTable(db).open(channel)
  }

  const deliver = async (letter: Claimed) => {
    try {
      await send(letter)
    } catch (error) {
      if (!(error instanceof Undelivered)) complain(error)
      return failed(letter, error instanceof Undelivered ? error.reason : 'fault')
    }
    await markSent(letter)
    await openAfter(letter)
  }

  const begin = (letter: Claimed) => {
    // A result that cannot be written is found out when the lease ends: then the letter is sent once more.
    const delivery = deliver(letter)
      .catch(complain)
      .finally(() => leave(delivery, letter))
    underWay.set(delivery, nameOf(letter))
  }

  const free = () => lanes.map((lane) => ({ ...lane, places: placesIn(lane) })).filter(({ places }) => places > 0)

  return {
    // Milliseconds: a code is not to wait for a second look.
    every: 500,

    /** Begins to send what is due, as far as there are places. */
    async go() {
      const now = clock.now()
      const until = after(now, lease)
      const probes = await courierTable(db).claimProbes(now, until)
      const open = await courierTable(db).claim(free(), now, until)
      const claimed = [...probes, ...open]
      for (const letter of claimed) begin(letter)
      return claimed.length
    },

    onReason(goOn) {
      wake = goOn
    },

    /** Waits for what is under way. */
    async settled() {
      while (underWay.size > 0) await Promise.allSettled(underWay.keys())
    },
  }
}
