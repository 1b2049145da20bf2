import { median, rateOf } from './load.ts'
import { startPortal, startProcess } from './processes.ts'

const rounds = 5
/** Until both are compiled: the larger program is slower only for the first seconds. */
const warmingSeconds = 12

export interface Round {
  rate: number
  /** Seconds of processor time for a response; NaN when the system does not tell. */
  processor: number
}
type Started = Awaited<ReturnType<typeof startProcess>>

export const roundOf = async (
  { address, processorSeconds }: Started,
  asked: Parameters<typeof rateOf>[1],
): Promise<Round> => {
  const before = processorSeconds() ?? Number.NaN
  const { rate, count } = await rateOf(address, asked)
  return { rate, processor: ((processorSeconds() ?? Number.NaN) - before) / count }
}

/** The portal and the bare handler, on one PostgreSQL, and what both are asked. */
export const startBoth = async (bareEnvironment: NodeJS.ProcessEnv = {}) => {
  const portal = await startPortal()
  const bare = await startProcess('bench/bare.ts', bareEnvironment)
  const login = await fetch(`${portal.address}/api/security/login_one_pass`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'account', username: 'siumei', password: 'open-sesame-26' }),
  })
  const { data } = (await login.json()) as { data: { token: string } }
  const asked = { path: '/api/account/info', body: {}, headers: { apikey: data.token } }
  const close = () => Promise.all([portal.close(), bare.close()])
  return { portal, bare, asked, close }
}

/**
 * `POST /account/info` over HTTP, against a bare handler with the same SQL on the same PostgreSQL. They take turns, so
 * that other work on the machine disturbs both alike. Budget: at least 0.8.
 *
 * @param bareEnvironment `PREPARED` for a bare handler that has its statements prepared; it has no budget
 */
export const reading = async (bareEnvironment: NodeJS.ProcessEnv = {}) => {
  const { portal, bare, asked, close } = await startBoth(bareEnvironment)
  try {
    await rateOf(portal.address, { ...asked, seconds: warmingSeconds })
    await rateOf(bare.address, { ...asked, seconds: warmingSeconds })

    const ours: Round[] = []
    const theirs: Round[] = []
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await roundOf(portal, asked))
      theirs.push(await roundOf(bare, asked))
    }
    const ratioOf = (value: (round: Round) => number, one: Round[], other: Round[]) =>
      median(one.map((round, at) => value(round) / value(other[at] ?? round)))
    return {
      ours: median(ours.map(({ rate }) => rate)),
      bare: median(theirs.map(({ rate }) => rate)),
      ratio: ratioOf(({ rate }) => rate, ours, theirs),
      /** The same by processor time for a response, which other work on the machine disturbs less. */
      processorRatio: ratioOf(({ processor }) => processor, theirs, ours),
    }
  } finally {
    await close()
  }
}
