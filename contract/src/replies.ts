import { z } from 'zod/mini'
import './configured.ts'
import { locales } from './locale.ts'
import { isDay } from './rules/days.ts'
import { secondCases } from './rules/second.ts'

// The parts that several replies share.

/** A locale: `zh` (Traditional Chinese), `pt` (Portuguese) or `en` (English). @example en */
export const locale = z.enum(locales)
/** A calendar day, `yyyy-mm-dd`. @format date @example 2026-03-02 */
export const day = z.string().check(z.refine(isDay))
/** A moment in UTC (ISO 8601). @example 2026-03-02T02:00:00.000Z */
export const moment = z.iso.datetime()

/** Seconds until the next code can be asked for. @example 60 */
export const wait = z.number()
/** A mobile number without its last four digits: enough to recognise one’s own. @example 6612 •••• */
export const mobileHint = z.string()
/** An e-mail address without most of its name: enough to recognise one’s own. @example s•••@example.mo */
export const emailHint = z.string()
/** The token of a session, for the header `apikey`. @example q3k9VJb0w2Zt6yXn5uPf1sRc8mLd4hGa7eTjYoIvBxE */
export const token = z.string()

export const codeSent = z.object({ wait })

export const codeSentTo = z.object({ wait, mobileHint })

/** A code that hands a session over, for `session.exchange`. */
export const apiCode = z.object({
  /** Good once. @example q3k9VJb0w2Zt6yXn5uPf1sRc8mLd4hGa7eTjYoIvBxE */
  code: z.string(),
  /** Seconds for which the code is good. @example 60 */
  seconds: z.number(),
})

/** Who of the staff works on a case; null where nobody does. */
export const holder = z.nullable(
  z.object({
    /** What they are called. @example Lei Wai Man */
    name: z.string(),
    /** Since when. */
    since: moment,
    /** Whether it is oneself. */
    mine: z.boolean(),
  }),
)

/** The case of any kind that is due next and that no colleague works on, so that a decision leads on; null where none waits. @example A26-9CM3TV */
export const nextReference = z.nullable(z.string())
/** What was decided, or proposed. */
export const decision = z.enum(['passed', 'rejected'])
/** Seconds in which the decision can still be undone; 0 where it cannot. @example 60 */
export const undoSeconds = z.number()

/** How far the decision about a case is, for who looks at it. */
export const deciding = {
  /** What was decided, or proposed to a second person; null while it waits. */
  decision: z.nullable(decision),
  /** Why a second person has to confirm what is decided about it; empty where one is enough. */
  secondFor: z.array(z.enum(secondCases)),
  /** Who has proposed it to a second person; null where nobody has. */
  proposal: z.nullable(
    z.object({
      /** What they are called. @example Lei Wai Man */
      name: z.string(),
      /** When. */
      at: moment,
      /** Whether it is oneself: another person confirms it. */
      mine: z.boolean(),
    }),
  ),
  undoSeconds,
  /** What was done with it, the first act first. */
  history: z.array(
    z.object({
      /** When. */
      at: moment,
      /** The name of the member of staff; empty for whom it is about, and for the portal. @example Lei Wai Man */
      who: z.string(),
      /**
       * `received`, `corrected`, `looked`, `opened`, `approved`, `rejected`, `proposed_passed`, `proposed_rejected`,
       * `taken_over`, `sent_back`, `undone`, `returned`, `withdrawn`, `asked` or `proved_otherwise`. @example looked
       */
      act: z.string(),
    }),
  ),
  nextReference,
}

export const names = {
  /** The name in Han characters; null for who has none. @example 陳小美 */
  nameZh: z.nullable(z.string()),
  /** The name in Latin letters: surname first where there is a Chinese name. @example Chan Siu Mei */
  namePt: z.string(),
}

/** The names of somebody who may be no member; both null for who is none. */
export const namesOfMember = {
  /** The name in Han characters; null for who has none, and for who is no member. @example 陳小美 */
  nameZh: z.nullable(z.string()),
  /** The name in Latin letters; null for who is no member. @example Chan Siu Mei */
  namePt: z.nullable(z.string()),
}

/** For altcha to solve, as its protocol has it; the solution goes into `solvedCaptcha`. */
export const challenge = z.object({
  /**
   * How a key is derived, how it begins, and when the time for it ends.
   * @example {"algorithm":"PBKDF2/SHA-256","cost":2000,"keyLength":32,"keyPrefix":"58b26475a79cfbf02f9c9e77caec7ebe","nonce":"7547f028979cca6c68d40776708d6ff7","salt":"89e14a9897aab11931404c48c4680f52","data":{"endsAt":1772416200000},"keySignature":"98f0bb489eeb2989ed49400a2b258086404665e6d3052c9f23c01f6968a3b264"}
   */
  parameters: z.looseObject({}),
  /** Of the parameters. @example 7756ebc03ddbdfe5836778c7ede104fe4381f71617a9f29f8be3879b9b57ad94 */
  signature: z.string(),
})
