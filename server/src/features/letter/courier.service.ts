import { setTimeout } from 'node:timers/promises'
import { letterChannels } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import { isOutage } from '../../database/outage.ts'
import type { Deps } from '../../deps.ts'
import type { Complain, Round } from '../../feature.ts'
import { after } from '../../ports/clock.ts'
import { consequenceOf, type Failure, longestSending, Undelivered } from '../../ports/mail.ts'
import { channelTable } from './channel.table.ts'
import { type Claimed, type Lane, leaseTable } from './lease.table.ts'
import { probeAfter, topicOf, urgencies, waitAfter } from './letter.rules.ts'
import { letterTable } from './letter.table.ts'
import { stopLinks } from './stopLink.rules.ts'

/** Seconds after which another courier takes over a letter: longer than a sending takes. */
const lease = 15
/** Milliseconds between two tries to mark a letter that has left. */
const betweenMarks = 250
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

  /** Where somebody stops e-mails of this kind, if they can be stopped. */
  const stopOf = ({ channel, kind, memberId }: Claimed) => {
    const topic = channel === 'email' ? topicOf(kind) : undefined
    return topic && memberId !== null ? { stop: stopLinks(deps).address({ memberId, topic }) } : {}
  }

  const send = (letter: Claimed) => {
    const { id, channel, to, subject, body, attachments } = letter
    return (channel === 'sms' ? deps.sms : deps.mail).send({
      ...{ key: id, to, subject, body: body ?? '', ...stopOf(letter) },
      ...(attachments && { attachments }),
    })
  }

  /** Milliseconds until somebody else may take the letter. */
  const timeLeft = ({ nextTryAt }: Claimed) => nextTryAt.getTime() - clock.now().getTime()

  /** A letter that is not marked is sent twice, so an outage is waited out while nobody else may take it. */
  const markSent = async (letter: Claimed, sentAt: Date): Promise<unknown> => {
    try {
      return await leaseTable(db).markSent(letter.id, sentAt)
    } catch (error) {
      if (!isOutage(error) || timeLeft(letter) <= 0) throw error
      await setTimeout(betweenMarks)
      return markSent(letter, sentAt)
    }
  }

  const end = async (letter: Claimed, reason: Failure) => {
    const ended = await leaseTable(db).end(letter, reason, clock.now())
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
    return leaseTable(db).giveBack(letter, { reason, at: after(clock.now(), wait), tries })
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
    await markSent(letter, clock.now())
    await openAfter(letter)
    if (letter.nextJobAt) await addNextJob(deps, letter.id)
  }

  const begin = (letter: Claimed) => {
    // Taking it was slow: before it has left, somebody else could have it. It waits for the end of its lease.
    if (timeLeft(letter) < longestSending) return
    // A result that cannot be written is found out when the lease ends: then the letter is sent once more.
    const delivery = deliver(letter)
      .catch(complain)
      .finally(() => leave(delivery, letter))
    underWay.set(delivery, nameOf(letter))
  }

  /** A lease counts from its own statement: the one before may have been slow. */
  const take = async (claim: (now: Date, until: Date) => Promise<Claimed[]>) => {
    const now = clock.now()
    const claimed = await claim(now, after(now, lease))
    for (const letter of claimed) begin(letter)
    return claimed.length
  }

  const free = () => lanes.map((lane) => ({ ...lane, places: placesIn(lane) })).filter(({ places }) => places > 0)

  return {
    // Milliseconds: a code is not to wait for a second look.
    every: 500,

    /** Begins to send what is due, as far as there are places. */
    async go() {
      const probes = await take((now, until) => leaseTable(db).claimProbes(now, until))
      const open = await take((now, until) => leaseTable(db).claim(free(), now, until))
      return probes + open
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
