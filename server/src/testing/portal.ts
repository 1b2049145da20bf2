import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@palaestra/contract'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import type { InjectOptions } from 'fastify'
import { inject } from 'vitest'
import { altchaCaptcha } from '../adapters/captcha/altcha.ts'
import { checkoutSandbox } from '../adapters/checkout/sandbox.ts'
import { settableClock } from '../adapters/clock/settable.ts'
import { encryptedFiles } from '../adapters/files/encrypted.ts'
import { folderFiles } from '../adapters/files/folder.ts'
import { comparingFaces } from '../adapters/identity/comparing.ts'
import { type Compared, openFaces } from '../adapters/identity/faces.ts'
import { identityRegister } from '../adapters/identity/register.ts'
import { pgBossJobs } from '../adapters/jobs/pgBoss.ts'
import { inbox } from '../adapters/mail/box.ts'
import { argon2Passwords } from '../adapters/passwords/argon2.ts'
import { oidcSignOn } from '../adapters/signOn/oidc.ts'
import { signOnSandbox } from '../adapters/signOn/sandbox.ts'
import { oidcStaffSignOn } from '../adapters/staffSignOn/oidc.ts'
import { buildApp } from '../app.ts'
import { loadContent } from '../content/load.ts'
import { openDatabase } from '../database/database.ts'
import { demonstrationPassword, type PersonName, people, seatPeople } from '../demonstration/people.ts'
import { seatDemonstration, seatStaff } from '../demonstration/seat.ts'
import { staff as clerks, type StaffName } from '../demonstration/staff.ts'
import { signOnReturn } from '../features/government/government.routes.ts'
import { paymentNews } from '../features/payment/payment.routes.ts'
import { staffLogOutReturn, staffSignOnReturn } from '../features/staffSignOn/staffSignOn.desk.ts'
import { queues, rounds, workers } from '../features.ts'
import { keysFrom } from '../keys.ts'
import type { Alarm, EndedLetter } from '../ports/alarms.ts'
import type { Checkout } from '../ports/checkout.ts'
import type { Clock } from '../ports/clock.ts'
import { BureauUnavailable } from '../ports/identity.ts'
import type { Finish, Workers } from '../ports/jobs.ts'
import { defaultSettings, type Settings } from '../settings.ts'
import { inAnyOrder } from './anyOrder.ts'
import { readAsMembers } from './lettersRead.ts'
import { rehearsable, rehearse } from './rehearsal.ts'
import { seats } from './seats.ts'
import { countingStatements, judged, uncounted } from './statements.ts'

/** Applicants of a test share one network address, and upload more than a household would. A head turns where it is tested. */
const settings: Settings = {
  ...defaultSettings,
  headTurn: 'off',
  limits: { ...defaultSettings.limits, uploads: { ...defaultSettings.limits.uploads, fromOneInAnHour: 10_000 } },
  // Decisions take effect at once, but in the tests about what comes before.
  review: { ...defaultSettings.review, undoSeconds: 0, secondDecision: [] },
  // Time stands still: what is free would be kept for good.
  services: { ...defaultSettings.services, keptSeconds: 0 },
}

/** Milliseconds, so long that it never comes: a write of the security log would count among the statements measured. */
export const writeEvery = 3_600_000

/** An ordinary challenge is half a second of work, hundreds of times over. smsVolume.test.ts tests its difficulty. */
const triesOfTests = 3

/** A member is logged in by nearly every test. argon2.test.ts and attackers.ts hash at full strength. */
const strengthOfTests = { memoryCost: 64, timeCost: 1, parallelism: 1 }

/** Each worker stores its pictures in a folder of its own. */
export const filesFolder = () => {
  const folder = join(inject('filesFolder'), process.env['VITEST_POOL_ID'] ?? '1')
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Each worker has a database of its own (scripts/withPostgres.ts). */
export const databaseUrl = () => {
  const place = process.env['VITEST_POOL_ID'] ?? '1'
  return process.env[place === '1' ? 'DATABASE_URL' : `DATABASE_URL_${place}`]
}

type Headers = Record<string, string>
/** The envelope of every call. The tests themselves check `data`. */
export interface Envelope {
  code: number
  message?: string
  errors?: Record<string, string>
  wait?: number
  work?: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape
  data: any
}

/** Compares faces, or gives the result that a test has set; and remembers the pictures that it was shown. */
const facesOfTests = () => {
  const real = openFaces()
  let answer: Compared | 'nothing' | undefined
  const shown: Uint8Array[] = []
  const say = (next: typeof answer) => {
    answer = next
    shown.length = 0
  }
  return {
    shown,
    /** `nothing` simulates a bureau that does not answer; undefined compares. */
    say,
    turn: real.turn,
    async compare(one: Uint8Array, other: Uint8Array) {
      shown.push(other)
      if (answer === 'nothing') throw new BureauUnavailable()
      return answer ?? real.compare(one, other)
    },
  }
}

/** Each look at the clock adds a millisecond: letters keep their order while time stands still. */
const inOrder = (clock: Clock) => {
  let looks = 0
  const now = () => {
    looks += 1
    return new Date(clock.now().getTime() + looks)
  }
  return { ...clock, now }
}

/** The words of a job that say what is to be done, such as the remedy. */
const wordsIn = (data: object) =>
  Object.values(data)
    .filter((value) => typeof value === 'string')
    .join(' ')

const open = async () => {
  const url = databaseUrl()
  const database = await openDatabase(url ? { url } : { folder: 'memory://' })
  const countingDb = inAnyOrder(countingStatements(database.db))
  const db = rehearsable(countingDb)
  const clock = settableClock(defaultSettings.timeZone, { still: true })
  const keys = keysFrom('the secret of all tests, 32 characters and more')
  const box = inbox({ db, clock: inOrder(clock) })
  // pg-boss runs without its housekeeping, which would wait for our `truncate` while that waits for it.
  const jobs = await pgBossJobs(database, queues, { supervise: false })
  const faces = facesOfTests()
  const bureau = identityRegister(db)
  const alarms: Alarm[] = []
  const endedAlarms: Alarm[] = []
  const undelivered: EndedLetter[] = []
  const origin = 'http://portal.test'
  const redirectUri = `${origin}${signOnReturn}`
  const staff = { redirectUri: `${origin}${staffSignOnReturn}`, logOutReturn: `${origin}${staffLogOutReturn}` }
  const sandbox = signOnSandbox({ db, keys, origin, redirectUri, staff })
  const checkoutOfSandbox = checkoutSandbox({ db, clock, keys, origin, newsPath: paymentNews })
  const pretended = checkoutOfSandbox.checkout
  /** What the provider asks of its own tables is not the portal’s. */
  const providerOfTests: Checkout = {
    ...pretended,
    open: (asked) => uncounted(() => pretended.open(asked)),
    standing: (reference) => uncounted(() => pretended.standing(reference)),
    end: (reference) => uncounted(() => pretended.end(reference)),
    refund: (asked) => uncounted(() => pretended.refund(asked)),
    movements: (day) => uncounted(() => pretended.movements(day)),
  }
  const askIssuer: typeof sandbox.fetch = (...asked) => uncounted(() => sandbox.fetch(...asked))
  const deps = {
    db,
    clock,
    jobs,
    keys,
    mail: box.mail,
    sms: box.sms,
    passwords: argon2Passwords({ strength: strengthOfTests }),
    captcha: altchaCaptcha({ db, clock, keys, tries: triesOfTests }),
    // What costs something is paid at the venue, but in the tests of what is paid online.
    checkout: undefined as Checkout | undefined,
    identity: comparingFaces(bureau, faces),
    presence: faces,
    signOn: oidcSignOn({ ...sandbox.client, redirectUri, insecure: true, fetch: askIssuer }),
    staffSignOn: oidcStaffSignOn({
      ...{ ...sandbox.staffClient, ...staff, contexts: [], groupsClaim: '' },
      ...{ insecure: true, fetch: askIssuer },
    }),
    files: encryptedFiles(folderFiles(filesFolder()), keys.keyFor('files')),
    alarms: {
      raise: (alarm: Alarm) => void alarms.push(alarm),
      end: (alarm: Alarm) => void endedAlarms.push(alarm),
      undelivered: (letter: EndedLetter) => void undelivered.push(letter),
    },
    settings,
    origin,
    development: true,
  }
  const app = await buildApp(deps, { strict: true, floodLimit: 1_000_000, writeEvery })
  sandbox.mount(app)
  checkoutOfSandbox.mount(app)
  const seated = seats(db)
  /** How often each call and each kind of job may still be rehearsed: some do nothing in most tests. */
  const rehearsalsOf = new Map<string, number>()
  let underWay = 0
  let rehearsal: Promise<unknown> = Promise.resolve()
  /**
   * Until it could be tried once. On the embedded database alone: a rehearsal has its one connection to itself, and on
   * PostgreSQL others would change rows meanwhile. Never beside a call: what comes at the same moment goes to the database
   * together, and would wait there for the connection of the rehearsal, and the rehearsal for it.
   */
  const rehearseOnce = async (name: string, work: () => Promise<{ code: number }>) => {
    const left = rehearsalsOf.get(name) ?? 5
    if (url || left === 0 || underWay > 0) return
    rehearsalsOf.set(name, 0)
    const mine = rehearsal.then(() => rehearse(countingDb, name, work))
    rehearsal = mine.catch(() => undefined)
    if (!(await mine)) rehearsalsOf.set(name, left - 1)
  }
  /** Does it once no rehearsal is under way. */
  const afterRehearsals = async <T>(work: () => Promise<T>) => {
    for (let last: unknown; last !== rehearsal; ) {
      last = rehearsal
      await rehearsal
    }
    underWay += 1
    try {
      return await work()
    } finally {
      underWay -= 1
    }
  }
  const throwFault = (fault: unknown) => {
    throw fault
  }
  const going = [...rounds(deps, throwFault), checkoutOfSandbox.round]
  /** The jobs, each of which does all of its work or nothing, too. */
  const rehearsedWorkers = Object.fromEntries(
    Object.entries(workers(deps)).map(([name, worker]) => [
      name,
      async (data: never, finish?: Finish) => {
        const work = () => worker(data, finish)
        await rehearseOnce(`the job ${name} ${wordsIn(data)}`, async () => ({ code: 0, done: await work() }))
        await work()
      },
    ]),
  ) as Workers // The same names with workers of the same types.
  /** Does what is due, jobs and rounds, until nothing is; whatever members have got by then, they can read. */
  const doJobs = async () => {
    for (let found = 1; found > 0; ) {
      found = await jobs.drain(rehearsedWorkers)
      for (const round of going) {
        found += await round.go()
        await round.settled?.()
      }
    }
    await readAsMembers(db)
  }

  const send = async (path: string, options: Omit<InjectOptions, 'url'>) => {
    const inject = async () => (await app.inject({ ...options, url: `/api${path}` })).json() as Envelope
    const [call = ''] = path.split('?')
    if (options.method === 'POST') await rehearseOnce(call, inject)
    return afterRehearsals(() => judged<Envelope>(path, inject))
  }

  const post = (path: string, payload: object = {}, headers: Headers = {}) =>
    send(path, { method: 'POST', payload, headers })
  /** Sends a form as a browser does: texts, and files with their names. */
  const postForm = async (path: string, form: Record<string, unknown>, headers: Headers = {}) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(form)) {
      if (value instanceof File) body.append(name, value)
      else body.append(name, String(value))
    }
    const sent = new Response(body)
    const payload = Buffer.from(await sent.arrayBuffer())
    const type = { 'content-type': sent.headers.get('content-type') ?? '' }
    return send(path, { method: 'POST', payload, headers: { ...headers, ...type } })
  }
  const get = (path: string, headers: Headers = {}) => {
    const withToken = headers['apikey'] ? `${path.includes('?') ? '&' : '?'}useToken=1` : ''
    return send(`${path}${withToken}`, { method: 'GET', headers })
  }
  /** The same functions with these headers. */
  const withHeaders = (headers: Headers) => ({
    headers,
    post: (path: string, payload: object = {}) => post(path, payload, headers),
    postForm: (path: string, form: Record<string, unknown>) => postForm(path, form, headers),
    get: (path: string) => get(path, headers),
  })

  return {
    db,
    app,
    deps,
    clock,
    box,
    /** The alarms that an operator would have got. */
    alarms,
    /** Those whose end an operator would have been told of. */
    endedAlarms,
    /** The letters that an operator would have been told of. */
    undelivered,
    /** The register of the identity bureau, to write into. */
    bureau,
    faces,
    /** The provider of payments that is pretended, and taking payments by it or by another one, until the next reset. */
    payments: {
      sandbox: { ...checkoutOfSandbox, checkout: providerOfTests },
      takeBy: (checkout: Checkout) => {
        deps.checkout = checkout
      },
    },
    post,
    postForm,
    get,
    withHeaders,
    /** Empties every table, seats the people of the demonstration or all of it, and sets the clock. */
    async reset({ now, ...seat }: { now: string; staff?: boolean; demonstration?: boolean }) {
      const { staff = true, demonstration = false } = seat
      await jobs.empty()
      box.open()
      alarms.length = endedAlarms.length = undelivered.length = 0
      faces.say(undefined)
      deps.checkout = undefined
      clock.set(new Date(now))
      await seated.take(JSON.stringify({ now, staff, demonstration }), async () => {
        await loadContent({ db })
        if (demonstration) await seatDemonstration(deps, bureau)
        else await seatPeople(deps)
        if (staff) await seatStaff(deps)
      })
    },
    /** A person of the demonstration, logged in. */
    async memberAs(name: PersonName, { language = 'zh' as Locale } = {}) {
      const { username } = people[name]
      const body = { method: 'account', username, password: demonstrationPassword }
      const { data } = await post('/security/login_one_pass', body)
      const { id } = await db
        .selectFrom('members')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
      return { id, token: data.token as string, ...withHeaders({ apikey: data.token, 'api-language': language }) }
    },
    /** A member of the staff of the demonstration, logged in at the desk. */
    async staffAs(name: StaffName, { language = 'zh' as Locale } = {}) {
      const { username } = clerks[name]
      const { data } = await post('/desk/login', { username, password: demonstrationPassword })
      return withHeaders({ apikey: data.token, 'api-language': language })
    },
    /** The solution that a browser sends with this call, after its work; of so much, when a refusal has asked for it. */
    async solvedCaptcha(call: string, work = 1) {
      const { data } = await get(`/tools/captcha?for=${encodeURIComponent(call)}&work=${work}`)
      const challenge = data.challenge as Challenge
      const solution = await solveChallenge({ challenge, deriveKey })
      return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
    },
    doJobs,
    /** The delivered e-mails and text messages, newest first. */
    letters: (to?: string) => box.letters(to),
    /** Delivers what is waiting, then gives the newest six digits sent to somebody. */
    async codeTo(to: string) {
      await doJobs()
      const [newest] = await box.letters(to)
      return /\d{6}/.exec(newest?.body ?? '')?.[0] ?? ''
    },
  }
}

export type Portal = Awaited<ReturnType<typeof open>>
let opened: ReturnType<typeof open> | undefined

/** The whole server on a real PostgreSQL, opened once for all test files of this process. */
export const thePortal = () => (opened ??= open())
