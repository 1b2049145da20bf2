import { createHash, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Payload } from 'altcha-lib/types'
import type { Db } from '../../database/database.ts'
import type { Keys } from '../../keys.ts'
import type { Captcha } from '../../ports/captcha.ts'
import { after, type Clock } from '../../ports/clock.ts'

export interface CaptchaTables {
  /** Solutions that have been used, so that none is used twice. */
  solvedCaptchas: { hash: string; endsAt: Date }
}
declare module '../../database/tables.ts' {
  interface Tables extends CaptchaTables {}
}

/** About half a second of one phone core: PBKDF2 with `cost` rounds, tried some thousand times. */
const difficulty = { cost: 2000, least: 500, most: 1500 }
const harderTimes = 4
const minutes = 10

const parse = (solved: string): Payload | undefined => {
  try {
    return JSON.parse(Buffer.from(solved, 'base64').toString()) as Payload
  } catch {
    return undefined // What cannot be read is not a solution.
  }
}

interface Needed {
  db: Db
  clock: Clock
  keys: Keys
  /** How many tries a puzzle takes, for tests. Elsewhere it is drawn by lot, and told to nobody. */
  tries?: number | undefined
}
const drawn = () => randomInt(difficulty.least, difficulty.most)

/** Proof of work by altcha: offline, nothing to see, hear or type (WCAG 2.2, 3.3.8). */
export const altchaCaptcha = ({ db, clock, keys, tries }: Needed): Captcha => {
  const secrets = {
    hmacSignatureSecret: keys.keyFor('captcha').toString('hex'),
    hmacKeySignatureSecret: keys.keyFor('captcha key').toString('hex'),
  }
  return {
    challenge: async ({ harder } = { harder: false }) => ({
      ...(await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: difficulty.cost,
        counter: (tries ?? drawn()) * (harder ? harderTimes : 1),
        deriveKey,
        // Not the library’s own `expiresAt`: it reads a clock that tests cannot set.
        data: { endsAt: after(clock.now(), minutes * 60).getTime() },
        ...secrets,
      })),
    }),

    async accepts(solved) {
      const payload = parse(solved)
      if (!payload?.challenge?.parameters || !payload.solution) return false
      const endsAt = Number(payload.challenge.parameters.data?.['endsAt'])
      if (!(endsAt > clock.now().getTime())) return false
      const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets }).catch(() => ({
        verified: false,
      }))
      if (!verified) return false

      // Of the nonce, not of the whole: a solution written in another way is still the same one.
      const hash = createHash('sha256').update(payload.challenge.parameters.nonce).digest('base64url')
      const first = await db
        .insertInto('solvedCaptchas')
        .values({ hash, endsAt: new Date(endsAt) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('hash')
        .executeTakeFirst()
      return Boolean(first)
    },

    async purge() {
      await db.deleteFrom('solvedCaptchas').where('endsAt', '<=', clock.now()).execute()
    },
  }
}
