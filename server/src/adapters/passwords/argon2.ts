import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { Passwords } from '../../ports/passwords.ts'
import { turns } from '../../turns.ts'

/** OWASP: 19 MiB, two passes, one lane. About 10 ms of a core. */
const usual = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
const longestQueue = 50

interface Options {
  /** Hashes that may run at once. */
  atOnce?: number
  /** The memory in KiB, the passes over it and the lanes of a hash. Weaker in tests only. */
  strength?: typeof usual
}

/** Hashing costs memory and a core each, so only as many run at once as there are cores, and few may wait. */
export const argon2Passwords = ({ atOnce = availableParallelism(), strength = usual }: Options = {}): Passwords => {
  /** The beginning of a hash made with these parameters. */
  const beginning = `$argon2id$v=19$m=${strength.memoryCost},t=${strength.timeCost},p=${strength.parallelism}$`
  const inTurn = turns({ atOnce, longestQueue })
  const nobody = hash('nobody', strength)
  return {
    hash: (password) => inTurn(() => hash(password.normalize('NFC'), strength)),
    verify: (known, password) =>
      inTurn(async () => {
        const matches = await verify(known ?? (await nobody), password.normalize('NFC'))
        return matches && Boolean(known)
      }),
    isOutdated: (known) => !known.startsWith(beginning),
  }
}
