import { createHash, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Payload } from 'altcha-lib/types'
import type { Db } from '../../database/database.ts'
import type { Keys } from '../../keys.ts'
import type { Captcha } from '../../ports/captcha.ts'
import { after, type Clock } from '../../ports/clock.ts'

export interface CaptchaTables {
  /** Hashes of used solutions: each solution is good once. */
  solvedCaptchas: { hash: string; endsAt: Date }
}
declare module '../../database/tables.ts' {
  interface Tables extends CaptchaTables {}
}

/** A challenge costs about half a second of one phone core: PBKDF2 with `cost` rounds, tried some thousand times. */
const difficulty = { cost: 2000, least: 500, most: 1500 }
const minutes = 10

const parse = (solved: string): Payload | undefined => {
  try {
    return JSON.parse(Buffer.from(solved, 'base64').toString()) as Payload
  } catch {
    return undefined // An unreadable text is no solution.
  }
}

interface Needed {
  db: Db
  clock: Clock
  keys: Keys
  /** The tries that a challenge takes; only tests set it. Otherwise it is drawn by lot and kept secret. */
  tries?: number | undefined
}
const randomTries = () => randomInt(difficulty.least, difficulty.most)

/** Proof of work by altcha: it runs offline, with nothing to see, hear or type (WCAG 2.2, 3.3.8). */
export const altchaCaptcha = ({ db, clock, keys, tries }: Needed): Captcha => {
  const secrets = {
    hmacSignatureSecret: keys.keyFor('captcha').toString('hex'),
    hmacKeySignatureSecret: keys.keyFor('captcha key').toString('hex'),
  }
  return {
    async challenge({ call, work }) {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: difficulty.cost,
        counter: (tries ?? randomTries()) * work,
        deriveKey,
        // The library’s own `expiresAt` reads a clock that tests cannot set.
        data: { endsAt: after(clock.now(), minutes * 60).getTime(), call, work },
        ...secrets,
      })
      return { ...challenge, parameters: { ...challenge.parameters }, signature: challenge.signature ?? '' }
    },

    async accepts(solved, call) {
      const payload = parse(solved)
      if (!payload?.challenge?.parameters || !payload.solution) return undefined
      const { data } = payload.challenge.parameters
      const [endsAt, work] = [Number(data?.['endsAt']), Number(data?.['work'])]
      if (!(endsAt > clock.now().getTime()) || data?.['call'] !== call) return undefined
      const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets }).catch(() => ({
        verified: false,
      }))
      if (!verified) return undefined

      // The hash is of the nonce alone, so the same solution in another spelling still counts as used.
      const hash = createHash('sha256').update(payload.challenge.parameters.nonce).digest('base64url')
      const first = await db
        .insertInto('solvedCaptchas')
        .values({ hash, endsAt: new Date(endsAt) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('hash')
        .executeTakeFirst()
      return first && work
    },

    async purge() {
      await db.deleteFrom('solvedCaptchas').where('endsAt', '<=', clock.now()).execute()
    },
  }
}
