import { normaliseEmail, normaliseMobile, Refusal } from '@palaestra/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import type { SettableClock } from '../adapters/clock/settable.ts'
import type { Inbox } from '../adapters/mail/box.ts'
import { refuseBrokenText } from './body.ts'
import { inboxPage, inboxPolicy } from './inboxPage.ts'

const duration = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/
const [second, minute, hour, day, week] = [1000, 60_000, 3_600_000, 86_400_000, 604_800_000] as const

/** ISO 8601 durations of weeks, days, hours, minutes and seconds, in milliseconds. `P20D`, `PT5M`. */
const millisecondsOf = (text: string) => {
  const [, weeks, days, hours, minutes, seconds] = duration.exec(text) ?? []
  const parts = [weeks, days, hours, minutes, seconds].map((part) => Number(part ?? 0))
  return [week, day, hour, minute, second].reduce<number>((sum, unit, place) => sum + unit * (parts[place] ?? 0), 0)
}

const asked = z.union([
  z.strictObject({ now: z.iso.datetime({ offset: true }) }),
  z.strictObject({ forward: z.string().check(z.regex(duration)) }),
])

interface Development {
  box: Inbox
  clock: SettableClock
  /** Does the scheduled work: after the clock is put forward it must not wait for the real hour. */
  afterMoving: () => Promise<void>
}
interface Asked {
  Querystring: { to?: unknown }
}

/** The recipient as it was asked for. */
const writtenIn = ({ to = '' }: Asked['Querystring']) => {
  refuseBrokenText(to)
  if (typeof to !== 'string') throw new Refusal('invalid_input')
  return to
}

/** Letters are kept under the normalised address or number; the caller may write it in any spelling. */
const recipientOf = (to: string) => (to.includes('@') ? normaliseEmail(to) : normaliseMobile(to)) || undefined

/** Shows everybody’s letters and moves the time. Never in production. */
export const development = (app: FastifyInstance, { box, clock, afterMoving }: Development) => {
  app.get<Asked>('/dev/inbox.json', async ({ query }) => box.letters(recipientOf(writtenIn(query))))
  app.get<Asked>('/dev/inbox', async ({ query }, reply) => {
    const to = writtenIn(query)
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', inboxPolicy)
      .send(inboxPage(await box.letters(recipientOf(to)), to))
  })
  app.get('/dev/clock', async () => ({ now: clock.now() }))
  app.post('/dev/clock', async ({ body }) => {
    const { data } = asked.safeParse(body)
    if (!data) throw new Refusal('invalid_input')
    if ('now' in data) clock.set(new Date(data.now))
    else clock.forward(millisecondsOf(data.forward))
    await afterMoving()
    return { now: clock.now() }
  })
}
