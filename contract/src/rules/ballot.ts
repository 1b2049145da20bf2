import { addDays } from './days.ts'
import type { At } from './timetable.ts'
import { plain } from './typing.ts'

// A draw that anybody can check: a sort by hash. Browser and server reckon with the same functions, and the script that
// is published says the same in other words (web/public/check-ballot.mjs, docs/ballot/README.md). Texts are UTF-8, hashes
// lower-case hexadecimal digits, and numbers are those of slots.

/** The most slots that an entry names, in the order of liking. */
export const mostBallotChoices = 3

/** What somebody has entered. The code is random and says nothing of them. */
export interface BallotEntry {
  code: string
  /** The one liked best first. */
  choices: readonly number[]
}

/** Something that is drawn for, and how often it can be had. */
export interface BallotPlace {
  id: number
  places: number
}

/** What an entry has drawn: its rank from 1 on, and the place that it has won, if any. */
export interface BallotResult {
  code: string
  rank: number
  won: number | null
}

/** What a draw is reckoned from. Of one without a public value that is an empty text. */
export interface BallotSeed {
  reference: string
  /** Sealed before the first entry, and published after the draw. */
  secret: string
  /** What nobody could know while entries were taken, and anybody can look up. */
  publicValue: string
}

/** All that is published of a draw once it is drawn. */
export interface PublishedBallot {
  draw: BallotSeed & { commitment: string; seed: string; entriesHash: string }
  entries: readonly BallotEntry[]
  places: readonly BallotPlace[]
  results: readonly BallotResult[]
}

/** SHA-256 of a text, in 64 hexadecimal digits. */
export const sha256 = async (text: string) => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The seal of a secret: whoever has seen it knows later that the secret is the same. */
export const commitmentOf = (secret: string) => sha256(secret)

export const seedOf = ({ reference, secret, publicValue }: BallotSeed) =>
  sha256(`palaestra ballot 1|${reference}|${secret}|${publicValue}`)

/** By which an entry has its place in the order: it follows from the seed and its own code, and from no other entry. */
export const ballotKey = (seed: string, code: string) => sha256(`${seed}|${code}`)

/** Known by all who have entered: a list that is changed afterwards has another one. */
export const entriesHashOf = (entries: readonly BallotEntry[]) =>
  sha256(
    entries
      .map(({ code, choices }) => `${code}:${choices.join(',')}`)
      .toSorted()
      .join('\n'),
  )

/** Keys reckoned at once: each is a task of the browser. */
const atOnce = 500

/**
 * The ranks, and what each entry gets: in the order of the keys, the first of its choices that still has a place. Naming
 * what one likes best first is always best.
 */
export const drawBallot = async (
  seed: string,
  entries: readonly BallotEntry[],
  places: readonly BallotPlace[],
): Promise<BallotResult[]> => {
  const keyed: { entry: BallotEntry; key: string }[] = []
  for (let from = 0; from < entries.length; from += atOnce)
    keyed.push(
      ...(await Promise.all(
        entries.slice(from, from + atOnce).map(async (entry) => ({ entry, key: await ballotKey(seed, entry.code) })),
      )),
    )
  const left = new Map(places.map(({ id, places }) => [id, places]))
  return keyed
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ entry: { code, choices } }, place) => {
      const won = choices.find((id) => (left.get(id) ?? 0) > 0) ?? null
      if (won !== null) left.set(won, (left.get(won) ?? 0) - 1)
      return { code, rank: place + 1, won }
    })
}

/**
 * What has to be true of a draw: the secret is the one that was sealed; the seed follows from it and the public value; no
 * code counts twice; the list is the one that was closed; ranks and places follow from the seed.
 */
export type BallotStatement = 'secret' | 'seed' | 'codes' | 'list' | 'results'

export interface CheckedStatement {
  statement: BallotStatement
  holds: boolean
  /** What it should be, as it was reckoned. */
  expected: string
  /** What was published. */
  found: string
}

/** Reckons a published draw anew, and says of each statement whether it holds. */
export const checkBallot = async ({ draw, entries, places, results }: PublishedBallot): Promise<CheckedStatement[]> => {
  const said = (statement: BallotStatement, expected: string, found: string) => ({
    ...{ statement, expected, found },
    holds: expected === found,
  })
  const drawn = await drawBallot(draw.seed, entries, places)
  const isSame = JSON.stringify(drawn) === JSON.stringify(results)
  const same = drawn.filter((one, place) => JSON.stringify(one) === JSON.stringify(results[place])).length
  return [
    said('secret', await commitmentOf(draw.secret), draw.commitment),
    said('seed', await seedOf(draw), draw.seed),
    said('codes', String(entries.length), String(new Set(entries.map(({ code }) => code)).size)),
    said('list', await entriesHashOf(entries), draw.entriesHash),
    { ...said('results', String(drawn.length), String(isSame ? drawn.length : same)), holds: isSame },
  ]
}

/** The most characters of a public value. */
export const longestPublicValue = 200
/** A public value as it is hashed: two who type the same numbers with other blanks or signs have typed the same. */
export const publicValueOf = (typed: string) => plain(typed).replace(/\s+/g, ' ')

/**
 * How the public value of a draw stands: it takes `none`; it is too `early`, because entries are taken; it is `wanted`;
 * somebody has `typed` it, and a colleague is to do the same; it is `settled`.
 */
export const valueStates = ['none', 'early', 'wanted', 'typed', 'settled'] as const
export type ValueState = (typeof valueStates)[number]

/** From when on a draw whose public value has not come may be made without it: a day after its time, or after a new seal. */
export const withoutValueFrom = ({ drawsAt, sealedAt }: { drawsAt: Date; sealedAt: Date | null }) =>
  new Date(Math.max(drawsAt.getTime(), sealedAt?.getTime() ?? 0) + 24 * 3_600_000)

/** The most characters of what is said of a source, in each language. */
export const longestSource = 200

/** A moment of a draw: so many days before the day that is drawn for, at a time of day, hh:mm. */
export interface BallotMoment {
  daysBefore: number
  at: string
}

/** When draws for the hours of a day open, close and are made, and until when what was won is paid. */
export interface BallotTimes {
  opensDaysBefore: number
  closes: BallotMoment
  draws: BallotMoment
  payBy: BallotMoment
}

/** The moments of the draw for a day. */
export const ballotMoments = (day: string, { opensDaysBefore, closes, draws, payBy }: BallotTimes, at: At) => {
  const on = (moment: BallotMoment) => at(addDays(day, -moment.daysBefore), moment.at)
  return {
    opensAt: at(addDays(day, -opensDaysBefore), '00:00'),
    closesAt: on(closes),
    drawsAt: on(draws),
    payBy: on(payBy),
  }
}

/** `open`: entries are taken; `closed`: not any more, and it is not drawn yet; `drawn`. */
export const drawStates = ['open', 'closed', 'drawn'] as const
export type DrawState = (typeof drawStates)[number]

/** How a draw stands at a moment. */
export const drawStateOf = (
  { closesAt, closedAt, drawnAt }: { closesAt: Date; closedAt: Date | null; drawnAt: Date | null },
  now: Date,
): DrawState => {
  if (drawnAt !== null) return 'drawn'
  return closedAt === null && now < closesAt ? 'open' : 'closed'
}

/** Why somebody who has won gets nothing: they may not book any more, have used up their quota, or it is not let any more. */
export const struckReasons = ['closed', 'quota', 'gone'] as const
export type StruckReason = (typeof struckReasons)[number]
