import { availableParallelism } from 'node:os'
import { hash } from '@node-rs/argon2'
import { seatMembers } from './people.ts'
import { startPortal } from './processes.ts'

export const strength = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
const count = 300
const busy = 5
const pause = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds))

/** Does the work so often, so many at a time. */
export const times = async (atOnce: number, work: (place: number) => Promise<unknown>) => {
  let next = 0
  const worker = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

const perSecond = async (atOnce: number, work: (place: number) => Promise<unknown>) => {
  const begun = performance.now()
  await times(atOnce, work)
  return (count * 1000) / (performance.now() - begun)
}

/** Logs somebody in each time, from a network address of their own, and tries again when the portal is busy. */
const signingIn =
  (address: string, members: number) =>
  async (place: number): Promise<void> => {
    const response = await fetch(`${address}/api/security/login_one_pass`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${place >> 8}.${place & 255}` },
      body: JSON.stringify({
        method: 'account',
        username: `member${1 + (place % members)}`,
        password: 'open-sesame-26',
      }),
    })
    const { code } = (await response.json()) as { code: number }
    if (code === busy) return pause(50).then(() => signingIn(address, members)(place))
    if (code !== 0) throw new Error(`a sign-in was refused with ${code}`)
  }

/** A portal of its own, warm, in which so many log in at once. */
export const whileSigningIn = async <T>(
  atOnce: number,
  measure: (logIn: (place: number) => Promise<void>, portal: Awaited<ReturnType<typeof startPortal>>) => Promise<T>,
) => {
  const portal = await startPortal()
  try {
    // Each try counts as a failure until it is none: the fourth at once for one member would get a captcha.
    const members = atOnce * 8
    await seatMembers(members)
    const logIn = signingIn(portal.address, members)
    await times(atOnce, logIn)
    return await measure(logIn, portal)
  } finally {
    await portal.close()
  }
}

/** Logins per second against hashes per second of the bare library on all cores. One login costs one hash. */
export const signIn = () => {
  const atOnce = 16
  return whileSigningIn(atOnce, async (logIn) => {
    const signIns = await perSecond(atOnce, logIn)
    process.env['UV_THREADPOOL_SIZE'] = String(availableParallelism())
    const hashes = await perSecond(atOnce, () => hash('open-sesame-26', strength))
    return { signIns, hashes, ratio: signIns / hashes }
  })
}

/**
 * The wait of everybody else meanwhile: milliseconds of `GET /api/web/setting`, of which 99 in a hundred are faster.
 */
export const readingWhileSigningIn = () => {
  const atOnce = 64
  return whileSigningIn(atOnce, async (logIn, { address }) => {
    let over = false
    const all = times(atOnce, logIn)
      .then(() => times(atOnce, logIn))
      .finally(() => {
        over = true
      })
    const waits: number[] = []
    while (!over) {
      const begun = performance.now()
      await (await fetch(`${address}/api/web/setting`)).arrayBuffer()
      waits.push(performance.now() - begun)
      await pause(5)
    }
    await all
    const slowest = waits.sort((one, other) => one - other)[Math.floor(waits.length * 0.99)]
    return { asked: waits.length, p99: slowest ?? Number.NaN }
  })
}
