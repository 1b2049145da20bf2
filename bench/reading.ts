import { median, rateOf } from './load.ts'
import { startPortal, startProcess } from './processes.ts'

interface Asked {
  rounds?: number
  /** Seconds of a warm-up, until both are compiled: the larger program is slower only for the first seconds. */
  warming?: number
}

interface Round {
  rate: number
  /** Seconds of processor time for a response; NaN when the system does not tell. */
  processor: number
}
type Started = Awaited<ReturnType<typeof startProcess>>

const roundOf = async ({ address, processorSeconds }: Started, asked: Parameters<typeof rateOf>[1]): Promise<Round> => {
  const before = processorSeconds() ?? Number.NaN
  const { rate, count } = await rateOf(address, asked)
  return { rate, processor: ((processorSeconds() ?? Number.NaN) - before) / count }
}

/**
 * `POST /account/info` over HTTP, against a bare handler with the same SQL on the same PostgreSQL. They take turns, so
 * that other work on the machine disturbs both alike. Budget: at least 0.8.
 */
export const reading = async ({ rounds = 5, warming = 12 }: Asked = {}) => {
  const portal = await startPortal()
  const bare = await startProcess('bench/bare.ts')
  try {
    const login = await fetch(`${portal.address}/api/security/login_one_pass`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ method: 'account', username: 'siumei', password: 'open-sesame-26' }),
    })
    const { data } = (await login.json()) as { data: { token: string } }
    const asked = { path: '/api/account/info', body: {}, headers: { apikey: data.token } }
    await rateOf(portal.address, { ...asked, seconds: warming })
    await rateOf(bare.address, { ...asked, seconds: warming })

    const ours: Round[] = []
    const theirs: Round[] = []
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await roundOf(portal, asked))
      theirs.push(await roundOf(bare, asked))
    }
    const ratiosOf = (value: (round: Round) => number, one: Round[], other: Round[]) =>
      one.map((round, at) => value(round) / value(other[at] ?? round))
    return {
      ours: median(ours.map(({ rate }) => rate)),
      bare: median(theirs.map(({ rate }) => rate)),
      ratio: median(ratiosOf(({ rate }) => rate, ours, theirs)),
      /** The same by processor time for a response, which other work on the machine disturbs less. One for each round. */
      processorRatios: ratiosOf(({ processor }) => processor, theirs, ours),
    }
  } finally {
    await Promise.all([portal.close(), bare.close()])
  }
}
