import { parseArgs } from 'node:util'
import { type DeliveryReason, deliveryReasons, type LetterState, letterStates, Refusal } from '@palaestra/contract'
import { systemClock } from './adapters/clock/system.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './database/database.ts'
import { undeliveredService } from './features/letter/undelivered.service.ts'
import { day, hour, minute } from './ports/clock.ts'
import { readSettings } from './settings.ts'
import { runCommand, UsageError } from './terminal.ts'

const usage = `Usage:
  npm run letters
  npm run letters -- send-again <id>
  npm run letters -- send-again --reason <reason>

The reasons are: ${deliveryReasons.join(', ')}.`

type Service = ReturnType<typeof undeliveredService>
type Letter = Awaited<ReturnType<Service['page']>>['items'][number]

/** The age of a moment in its largest unit: `3 h`. */
const ageOf = (moment: string, now: Date) => {
  const seconds = Math.max(0, Math.round((now.getTime() - Date.parse(moment)) / 1000))
  const units = [
    ['d', day],
    ['h', hour],
    ['min', minute],
  ] as const
  const [unit, length] = units.find(([, length]) => seconds >= length) ?? ['s', 1]
  return `${Math.floor(seconds / length)} ${unit}`
}

const lineFor = (letter: Letter, now: Date) => {
  const { id, channel, kind, writtenAt, tries, reason, hold, again } = letter
  return [
    id,
    channel,
    kind,
    `written ${ageOf(writtenAt, now)} ago`,
    `tries ${tries}`,
    reason ?? 'not tried yet',
    ...(hold ? [`hold ${hold}`] : []),
    ...(letter.endedAt && !again ? ['secret expired'] : []),
  ].join('  ')
}

/** Page by page: there may be many, and other work goes on meanwhile. */
const show = async (letters: Service, state: LetterState, now: Date) => {
  const first = await letters.page({ state })
  console.log(`${state}: ${first[state]}`)
  for (let page = first; ; ) {
    for (const letter of page.items) console.log(`  ${lineFor(letter, now)}`)
    if (page.next === null) return
    page = await letters.page({ state, after: page.next })
  }
}

const list = async (letters: Service, now: Date) => {
  const { away } = await letters.page({ state: 'waiting' })
  for (const { channel, since, reason } of away) console.log(`${channel} is away since ${ageOf(since, now)}: ${reason}`)
  for (const state of letterStates) await show(letters, state, now)
}

const reasonIn = (written: string): DeliveryReason => {
  const reason = deliveryReasons.find((one) => one === written)
  if (!reason) throw new UsageError(`There is no reason ${written}; there are ${deliveryReasons.join(', ')}.`)
  return reason
}

const idIn = (written: string) => {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(written)) throw new UsageError(`${written} is no letter.`)
  return written
}

// For the operator: what has not left and why, without a name, an address or a number; and sending it again.
const run = async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { reason: { type: 'string' } } })
  const [act, id, ...more] = positionals
  const isList = act === undefined && values.reason === undefined
  const isAgain = act === 'send-again' && Boolean(id) !== Boolean(values.reason)
  if (more.length > 0 || !(isList || isAgain)) throw new UsageError(usage)
  const reason = values.reason === undefined ? undefined : reasonIn(values.reason)
  const letter = id === undefined ? undefined : idIn(id)

  const config = readConfig(process.env)
  const database = await openDatabase(config.database)
  try {
    const clock = systemClock(readSettings(config.settingsFile).timeZone)
    const letters = undeliveredService({ db: database.db, clock })
    if (letter) await letters.sendAgain(letter, 'system')
    const count = reason ? (await letters.sendAllAgain({ reason }, 'system')).count : 1
    if (isList) await list(letters, clock.now())
    else console.log(`Letters that are tried again: ${count}.`)
  } finally {
    await database.close()
  }
}

const sentenceFor = (error: unknown) =>
  error instanceof Refusal
    ? 'This letter cannot be sent again: it has left, it waits, or the code or link in it has expired.'
    : undefined

await runCommand({ usage, run, sentenceFor })
