import { availableParallelism } from 'node:os'
import { hash } from '@node-rs/argon2'
import { startPortal } from './processes.ts'

const strength = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
const atOnce = 16
const count = 300

const perSecond = async (work: (place: number) => Promise<unknown>) => {
  let next = 0
  const worker = async () => {
    while (next < count) await work(next++)
  }
  const begun = performance.now()
  await Promise.all(Array.from({ length: atOnce }, worker))
  return (count * 1000) / (performance.now() - begun)
}

/** Sign-ins a second against hashes a second of the bare library on all cores. One sign-in costs one hash. */
export const signIn = async () => {
  const portal = await startPortal()
  try {
    const logIn = async (place: number) => {
      const response = await fetch(`${portal.address}/api/security/login_one_pass`, {
        method: 'POST',
        // Each from a household of its own, or the limit of one address would be what is measured.
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${place >> 8}.${place & 255}` },
        body: JSON.stringify({
          method: 'account',
          username: ['siumei', 'ana', 'tom'][place % 3],
          password: 'open-sesame-26',
        }),
      })
      const { code } = (await response.json()) as { code: number }
      if (code !== 0) throw new Error(`a sign-in was refused with ${code}`)
    }
    await Promise.all([0, 1, 2].map(logIn))
    const signIns = await perSecond(logIn)
    process.env['UV_THREADPOOL_SIZE'] = String(availableParallelism())
    const hashes = await perSecond(() => hash('open-sesame-26', strength))
    return { signIns, hashes, ratio: signIns / hashes }
  } finally {
    await portal.close()
  }
}
