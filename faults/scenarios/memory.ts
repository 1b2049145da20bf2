import type { Portal } from '../installation/portal.ts'
import type { Scenario } from '../scenario.ts'

const requestsInSeries = 20_000
const atOnce = 32
const seriesCount = 5
/** Of a series after the first, in which caches fill. A leak of a kilobyte in each request is twenty megabytes. */
const mostMegabytes = 30

const residentMegabytes = async (portal: Portal) => {
  const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(await portal.metrics()) ?? []
  return Number(bytes) / 1024 / 1024
}

/** Requests of everybody to one process: settings, and an account that is asked for without a session. */
const series = async ({ processes }: Portal) => {
  const address = `http://127.0.0.1:${processes[0]?.port}`
  let next = 0
  const one = async (place: number) => {
    const household = { 'x-forwarded-for': `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}` }
    const asked = place % 4 === 0 ? '/api/account/info' : '/api/web/setting'
    const post = { method: 'POST', body: '{}', headers: { ...household, 'content-type': 'application/json' } }
    const response = await fetch(`${address}${asked}`, asked.endsWith('info') ? post : { headers: household })
    if (!response.ok) throw new Error(`The portal answered ${response.status}.`)
    await response.arrayBuffer()
  }
  const worker = async () => {
    while (next < requestsInSeries) await one(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

export const memory: Scenario = {
  name: 'memory',
  title: `Memory of one process over ${seriesCount * requestsInSeries} requests`,
  limits: { ended: 0 },
  run: async ({ usual }) => {
    const { portal } = await usual()
    const endedBefore = portal.ended()
    const sizes: number[] = []
    for (let place = 0; place < seriesCount; place += 1) {
      await series(portal)
      sizes.push(await residentMegabytes(portal))
    }
    const growth = (sizes.at(-1) ?? 0) - (sizes.at(-2) ?? 0)
    const fact = `the last series adds less than ${mostMegabytes} MB (${sizes.map((size) => size.toFixed(0)).join(', ')} MB)`
    return { ended: portal.ended() - endedBefore, facts: { [fact]: growth < mostMegabytes } }
  },
}
