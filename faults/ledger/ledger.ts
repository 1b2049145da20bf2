import type { Portal } from '../installation/portal.ts'
import { pause, stopwatch } from '../waiting.ts'
import { type Asked, aClient, type Client } from './client.ts'
import { seatMembers } from './members.ts'
import { forgets, losesCard, registers, type Visit } from './visitors.ts'

/** The account of a scenario. */
export interface Figures {
  /** What the portal has acknowledged. */
  acknowledged: number
  /** What of it is not there afterwards. */
  lost: number
  /** Letters and messages that came twice: as a copy, or written twice for who has asked once. */
  doubled: number
  /** Answers that were the portal’s own sentence for a fault. */
  failed: number
  /** Those of them that did not say that it is only away (503). */
  broken: number
  /** Answers that were not the portal’s own. */
  foreign: number
  /** Seconds that the slowest text message took after its acknowledgement. */
  slowestMessage: number
}

interface Debt {
  what: string
  isThere: () => Promise<boolean>
}

/** Ends a visit when the load is over and the portal still does not answer. */
class TooLate extends Error {}

/** A fault is no answer: the debt stays open, and is looked up again. */
const lookUp = async (isThere: () => boolean | Promise<boolean>) => {
  try {
    return await isThere()
  } catch (error) {
    if (error instanceof TooLate) return false
    throw error
  }
}

/** The debts of which nothing is there, in their order. */
const unpaid = async (debts: readonly Debt[]) => {
  const waiting = [...debts]
  const open: Debt[] = []
  const next = async (): Promise<void> => {
    const debt = waiting.shift()
    if (!debt) return
    if (!(await debt.isThere())) open.push(debt)
    await next()
  }
  await Promise.all(Array.from({ length: lookersUp }, next))
  return open
}

/** More than visitors ever come: a second visit would find the letter of the first. */
const membersSeated = 60_000
/** Each stream is one visitor after the other. A captcha costs a second of a core: few of those. */
const streams = ['loses', 'loses', 'registers', 'forgets'] as const
/** Lookups at once. */
const lookersUp = 8

/** Visitors who do real things, and the list of what they were told. Each has a network address of their own. */
export const openLedger = async (portal: Portal) => {
  const members = await seatMembers(portal, membersSeated)
  let visitors = 0
  const next = () => {
    visitors += 1
    return visitors
  }
  const addressOf = (place: number) => `127.${1 + (place >> 16)}.${(place >> 8) & 255}.${place & 255}`
  const client = () => aClient(portal.nginx, addressOf(next()))

  /** Lets visitors come until `stop`, which then asks for everything that they were told. */
  const begin = () => {
    const debts: Debt[] = []
    const foreign: string[] = []
    const faults: { what: string; status: number; askedAt: number }[] = []
    const once: (() => number)[] = []
    const copiesBefore = portal.mail.letters.copies() + portal.sms.messages.copies()
    let slowestMessage = 0
    let over = false

    const askAs =
      (client: Client, patience: () => boolean, repeated: () => void) =>
      async (path: string, asked: Asked = {}) => {
        for (;;) {
          const askedAt = performance.now()
          const answer = await client.call(path, asked)
          if (answer.kind === 'reply') return answer.data
          if (answer.kind === 'refusal') return undefined
          if (answer.kind === 'foreign') foreign.push(`${path}: ${answer.what}`)
          else faults.push({ what: `${path}: ${answer.status}`, status: answer.status, askedAt })
          repeated()
          if (!patience()) throw new TooLate()
          await pause(100)
        }
      }
    const visit = async (kind: (typeof streams)[number]) => {
      const visitor = client()
      const person = members[visitors]
      if (!person) throw new Error('More visitors have come than members are seated.')
      let isRepeated = false
      const ask = askAs(
        visitor,
        () => !over,
        () => {
          isRepeated = true
        },
      )
      const kept: Visit = {
        ask,
        owed: (what, isThere) => void debts.push({ what, isThere: () => lookUp(isThere) }),
        // Whoever had to ask again may get as many as they have asked.
        owedOnce: (texts) => void once.push(() => (isRepeated ? 0 : Math.max(0, texts().length - 1))),
        letters: portal.mail.letters,
        messages: portal.sms.messages,
        waited: (seconds) => {
          slowestMessage = Math.max(slowestMessage, seconds)
        },
      }
      try {
        if (kind === 'loses') await losesCard(kept, person)
        if (kind === 'registers') await registers(kept, String(67_000_000 + visitors))
        if (kind === 'forgets') await forgets(kept, person)
      } catch (error) {
        if (!(error instanceof TooLate)) throw error
      }
    }
    const stream = async (kind: (typeof streams)[number]) => {
      while (!over) {
        await visit(kind)
        await pause(100)
      }
    }
    const working = streams.map(stream)

    /** What is not there, looked for again and again until the time is over: letters may come a while later. */
    const missing = async (within: number) => {
      const seconds = stopwatch()
      let open = await unpaid(debts)
      while (open.length > 0 && seconds() < within) {
        await pause(500)
        open = await unpaid(open)
      }
      return open
    }

    return {
      /** What was acknowledged so far. */
      count: () => debts.length,
      /** When somebody last asked and met a fault, on the clock of `performance`; before the beginning, when nobody did. */
      lastFault: () => Math.max(Number.NEGATIVE_INFINITY, ...faults.map(({ askedAt }) => askedAt)),
      stop: async ({ within = 90 } = {}): Promise<Figures> => {
        over = true
        await Promise.all(working)
        const broken = faults.filter(({ status }) => status !== 503)
        const counted = { failed: faults.length, broken: broken.length, foreign: foreign.length }
        const lost = await missing(within)
        for (const what of new Set(faults.map(({ what }) => what))) console.log(`    failed: ${what}`)
        for (const what of new Set(foreign)) console.log(`    not the portal’s own: ${what}`)
        for (const what of new Set(lost.map((debt) => debt.what))) console.log(`    lost: ${what}`)
        const copies = portal.mail.letters.copies() + portal.sms.messages.copies()
        return {
          acknowledged: debts.length,
          lost: lost.length,
          doubled: copies - copiesBefore + once.reduce((sum, more) => sum + more(), 0),
          slowestMessage,
          ...counted,
        }
      },
    }
  }
  return { begin, client }
}

export type Ledger = Awaited<ReturnType<typeof openLedger>>
