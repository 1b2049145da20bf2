import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** A challenge as the server sets it, and solved in a moment. */
export const aChallenge = () =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 9,
    deriveKey,
    data: { endsAt: 1_800_000_000_000 },
    hmacSignatureSecret: 'of the challenge',
    hmacKeySignatureSecret: 'of its key',
  })
