import pg from 'pg'
import { demonstrationPassword } from '../server/src/demonstration/people.ts'
import { staff } from '../server/src/demonstration/staff.ts'
import { aMillion, fillWith } from '../server/src/testing/crowd.ts'
import { startPortal } from './processes.ts'

/** A member or an applicant as the desk looks for them. */
interface Sample {
  memberNumber: string
  surname: string
  firstName: string
  nameZh: string | null
  idNumber: string
  mobile: string
  email: string
  username: string
}

interface Question {
  what: string
  method?: 'GET' | 'POST'
  path: string
  /** What is asked of a portal in which there is this somebody; undefined where it does not apply to them. */
  body?: (one: Sample) => object | undefined
}

const finding = (what: string, search: (one: Sample) => string | null): Question => ({
  what: `member found by ${what}`,
  path: '/desk/members/find',
  body: (one) => {
    const found = search(one)
    return found ? { search: found } : undefined
  },
})

const questions: Question[] = [
  { what: 'queue, first page with its counts', method: 'GET', path: '/desk/queue?view=waiting' },
  { what: 'queue, overdue', method: 'GET', path: '/desk/queue?view=overdue' },
  {
    what: 'queue, found by a common name',
    path: '/desk/queue/find',
    body: () => ({ search: 'Chan', view: 'waiting' }),
  },
  { what: 'queue, found by name', path: '/desk/queue/find', body: (one) => ({ search: nameOf(one) }) },
  { what: 'changes that wait', method: 'GET', path: '/desk/queue?view=waiting&kind=supplement' },
  finding('a common surname', () => 'Chan'),
  finding('a common surname in Han characters', () => '陳'),
  finding('the beginning of a surname', ({ surname }) => surname.slice(0, 3)),
  finding('surname and the first syllable of the name', (one) => nameOf(one).split(' ').slice(0, 2).join(' ')),
  finding('the whole name', (one) => nameOf(one)),
  finding('the name the other way round', ({ surname, firstName }) => `${firstName} ${surname}`),
  finding('the name in Han characters', ({ nameZh }) => nameZh),
  finding('a common surname and beginnings of the name', () => 'Chan k w'),
  finding('common words that nobody has together', () => 'Chan Leong'),
  finding('member number', ({ memberNumber }) => memberNumber),
  finding('ID number', ({ idNumber }) => idNumber),
  finding('mobile', ({ mobile }) => mobile),
  finding('e-mail', ({ email }) => email),
  finding('the beginning of an e-mail', ({ email }) => email.slice(0, email.indexOf('@') + 1)),
  finding('username', ({ username }) => username),
  { what: 'file of a member', path: '/desk/member', body: ({ memberNumber }) => ({ memberNumber }) },
  { what: 'audit trail, the newest entries', path: '/desk/audit/find', body: () => ({}) },
  {
    what: 'audit trail of a member',
    path: '/desk/audit/find',
    body: ({ memberNumber }) => ({ about: memberNumber }),
  },
]
const nameOf = ({ surname, firstName }: Sample) => `${surname} ${firstName}`

const timesAsked = 200
/** Until both are compiled. */
const timesWarmed = 60

const samplesOf = async (client: pg.Client): Promise<Sample[]> => {
  const { rows } = await client.query(
    `select member_number as "memberNumber", surname, first_name as "firstName", name_zh as "nameZh",
       id_number as "idNumber", mobile, email, username
     from members where mobile is not null and email is not null order by md5(id::text) limit $1`,
    [timesAsked],
  )
  return rows
}

type Fill = (client: pg.Client) => Promise<unknown>
type Portal = Awaited<ReturnType<typeof startPortal>>

const logIn = async ({ address }: Portal, username: string) => {
  const response = await fetch(`${address}/api/desk/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: demonstrationPassword }),
  })
  const { data } = (await response.json()) as { data: { token: string } }
  return data.token
}

/** A portal with what is asked of it: milliseconds of one question. */
const opened = async (url: string) => {
  const portal = await startPortal({ DATABASE_URL: url })
  const client = new pg.Client(url)
  await client.connect()
  const tokens = {
    desk: await logIn(portal, staff.senior.username),
    audit: await logIn(portal, staff.auditor.username),
  }
  let samples = await samplesOf(client)
  const ask = async ({ what, method = 'POST', path, body }: Question, place: number) => {
    const applicable = body ? samples.map(body).filter((one) => one !== undefined) : [{}]
    const apikey = path.startsWith('/desk/audit') ? tokens.audit : tokens.desk
    const withToken = method === 'GET' ? `${path.includes('?') ? '&' : '?'}useToken=1` : ''
    const begun = performance.now()
    const response = await fetch(`${portal.address}/api${path}${withToken}`, {
      method,
      headers: { apikey, ...(method === 'POST' && { 'content-type': 'application/json' }) },
      ...(method === 'POST' && { body: JSON.stringify(applicable[place % applicable.length]) }),
    })
    const { code } = (await response.json()) as { code: number }
    if (code !== 0) throw new Error(`${what}: refused with ${code}`)
    return performance.now() - begun
  }
  return {
    ask,
    async fill(fill: Fill) {
      await fill(client)
      samples = await samplesOf(client)
    },
    async close() {
      await client.end()
      await portal.close()
    },
  }
}

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN

/**
 * What the desk asks, of a portal with a million members and ten thousand that wait, and of an empty one: the
 * demonstration alone. Both take turns, so that other work on the machine disturbs both alike.
 */
export const deskAtScale = async (
  [emptyUrl = '', fullUrl = '']: readonly string[],
  report: (what: string, empty: Spread, full: Spread) => void,
  fill: Fill = (client) => fillWith(client, aMillion),
) => {
  const empty = await opened(emptyUrl)
  const full = await opened(fullUrl)
  try {
    const begun = performance.now()
    await full.fill(fill)
    const seconds = (performance.now() - begun) / 1000
    for (const question of questions) {
      const waits = { empty: [] as number[], full: [] as number[] }
      for (let place = 0; place < timesWarmed + timesAsked; place += 1) {
        const [one, other] = [await empty.ask(question, place), await full.ask(question, place)]
        if (place < timesWarmed) continue
        waits.empty.push(one)
        waits.full.push(other)
      }
      report(question.what, spreadOf(waits.empty), spreadOf(waits.full))
    }
    return { seconds }
  } finally {
    await Promise.all([empty.close(), full.close()])
  }
}

const spreadOf = (waits: readonly number[]) => ({ p50: percentile(waits, 0.5), p95: percentile(waits, 0.95) })
export type Spread = ReturnType<typeof spreadOf>
