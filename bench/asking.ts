import autocannon from 'autocannon'
import pg from 'pg'
import { type Crowd, fillWith } from '../server/src/testing/crowd.ts'
import { median } from './load.ts'
import { nextWish, openPgbench } from './pgbench.ts'
import { startPortal } from './processes.ts'

/** Those that count. */
export const rounds = 3
const seconds = 4
const connections = 64

const nobodyWaits = { applied: 0, waiting: 0, changes: 0, documents: 0 }
/** Of whom about one in eleven has a session and may use everything. */
export const few: Crowd = { members: 50_000, ...nobodyWaits }
export const many: Crowd = { ...few, members: 1_000_000 }

export type Portal = Awaited<ReturnType<typeof startPortal>>

/** Makes tables and demonstration, fills them with a crowd and with what it can ask for, and gives all that can be asked. */
export const seated = async <One>(url: string, crowd: Crowd, fill: (client: pg.Client) => Promise<One[]>) => {
  await (await startPortal({ DATABASE_URL: url })).close()
  const client = new pg.Client(url)
  await client.connect()
  try {
    await fillWith(client, crowd)
    return { url, client, all: await fill(client) }
  } catch (error) {
    await client.end()
    throw error
  }
}
type Seated<One> = Awaited<ReturnType<typeof seated<One>>>

/** The next of these each time it is called: each is asked for once. */
export const inTurn = <One>(all: readonly One[]) => {
  let next = 0
  return () => {
    const one = all[next]
    next += 1
    if (!one) throw new Error('Nothing is left to be asked for.')
    return one
  }
}

interface Ask {
  /** Of the session of whoever asks. */
  token: string
  body: object
}

/** Asks over HTTP as fast as it can, without a pause. Throws when one of them is refused. */
export const askingRate = async ({ address }: Portal, path: string, next: () => Ask) => {
  const refused: string[] = []
  const { requests, errors } = await autocannon({
    url: address,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        path,
        setupRequest: (request) => {
          const { token, body } = next()
          const headers = { 'content-type': 'application/json', apikey: token }
          return { ...request, headers, body: JSON.stringify(body) }
        },
        onResponse: (_, body) => {
          if (!/^\{"code":0[,}]/.test(body)) refused.push(body)
        },
      },
    ],
  })
  if (errors > 0 || refused.length > 0)
    throw new Error(`${path}: ${errors} failed, ${refused.length} were refused, such as ${refused[0]}`)
  return requests.average
}

interface Compared<One> {
  path: string
  askOf: (one: One) => Ask
  /** The same for pgbench: what each asks, the function that gives it, and what it says of whoever gets it. */
  columns: Record<string, string>
  rowOf: (one: One) => (string | number)[]
  given: string
  outcome: string
}

/**
 * A call over HTTP, with session, standing and all rules, against pgbench that sends the one statement which gives the
 * place, both with 64 clients: they take turns. Undefined where this PostgreSQL has no pgbench.
 */
export const againstStatement = async <One>(
  full: Seated<One>,
  { path, askOf, columns, rowOf, given, outcome }: Compared<One>,
) => {
  // From the end on: the others begin at the beginning.
  const rows = full.all.toReversed().map(rowOf)
  const statement = `select 1 / (outcome = '${outcome}')::int from ${nextWish}, lateral ${given} given`
  const pgbench = await openPgbench(full, { columns, rows, statement }, { clients: connections, seconds })
  const portal = await startPortal({ DATABASE_URL: full.url })
  try {
    if (!pgbench) return undefined
    const next = inTurn(full.all)
    const ask = () => askingRate(portal, path, () => askOf(next()))
    // Until it is compiled.
    for (let round = 0; round < 2; round += 1) await ask()
    const [ours, theirs]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await ask())
      theirs.push(await pgbench.run())
    }
    const ratio = median(ours.map((rate, round) => rate / (theirs[round] ?? Number.NaN)))
    return { ours: median(ours), theirs: median(theirs), ratio }
  } finally {
    pgbench?.close()
    await portal.close()
    await full.client.end()
  }
}
