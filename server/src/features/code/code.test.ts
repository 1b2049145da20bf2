import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { people } from '../../demonstration/people.ts'
import { keysFrom } from '../../keys.ts'
import { anApplicant } from '../../testing/applicant.ts'
import { attackersOf, solved } from '../../testing/attackers.ts'
import { lostPhone } from '../../testing/lostPhone.ts'
import { type Envelope, thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const { adult, english } = people
const [mobile, email] = ['66887766', 'new.address@example.mo']
const [second, minute] = [1000, 60_000]
const [home, bus] = ['203.0.113.5', '198.51.100.7']
const attackers = await attackersOf(portal)
afterAll(() => attackers.app.close())

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

/** Everything about codes and links that a reader of the database can read. */
const kept = async () => {
  const { rows } = await sql`
    select (select json_agg(codes) from codes) as codes, (select json_agg(links) from links) as links,
      (select json_agg(allowances) from allowances) as allowances`.execute(portal.db)
  return JSON.stringify(rows)
}
const newest = async (to: string) => {
  await portal.doJobs()
  return (await portal.letters(to))[0]?.body ?? ''
}

interface Asked {
  to: string
  ask: () => Promise<Envelope>
}
const withCaptcha = async (path: string, body: object) =>
  portal.post(path, { ...body, solvedCaptcha: await portal.solvedCaptcha(path) })
const asMember = async (path: string, body: object = {}, name: 'adult' | 'english' = 'adult') =>
  (await portal.memberAs(name)).post(path, body)
const asApplicant = async (path: string, body: object) => (await anApplicant(portal)).post(path, body)

const codes: [string, Asked][] = [
  ['in the registration', { to: mobile, ask: () => asApplicant('/security/send_register_sms', { mobile }) }],
  [
    'in the registration, by e-mail',
    { to: email, ask: () => asApplicant('/security/send_register_email', { email, emailRepeat: email }) },
  ],
  [
    'to log in',
    { to: adult.mobile, ask: () => withCaptcha('/security/login_one_send_captcha', { mobile: adult.mobile }) },
  ],
  ['to prove oneself anew', { to: adult.mobile, ask: () => asMember('/account/send_sms') }],
  ['for a new mobile', { to: mobile, ask: () => asMember('/account/change_mobile/send_sms', { mobile }) }],
  [
    'for a forgotten password',
    {
      to: adult.mobile,
      ask: () => withCaptcha('/security/send_sms', { mobile: adult.mobile }),
    },
  ],
]

test.each(codes)(
  'a code %s has six digits, which neither the reply nor the database tells (T-21)',
  async (_, asked) => {
    const answer = await asked.ask()
    expect(answer).toMatchObject({ code: 0 })
    const [code = ''] = /(?<!\d)\d{6}(?!\d)/.exec(await newest(asked.to)) ?? []

    expect(code).toHaveLength(6)
    expect(JSON.stringify(answer)).not.toContain(code)
    expect(await kept()).not.toContain(code)
  },
)

test('the database without the secret of the installation does not tell for whom something was counted', async () => {
  const { username } = adult
  await withCaptcha('/security/login_one_send_captcha', { mobile: adult.mobile })
  await portal.post('/security/login_one_pass', { method: 'account', username, password: 'not the right one' })
  const { rows } = await sql`
    select allowances.key from allowances union all select network from mobiles_asked_from
      union all select unnest(mobiles) from mobiles_asked_from union all select key from password_tries`.execute(
    portal.db,
  )
  const counted = JSON.stringify(rows)
  expect(rows.length).toBeGreaterThan(5)

  // An attacker can try all mobiles, usernames and addresses; these are among them.
  for (const whom of [adult.mobile, `+853${adult.mobile}`, username, '127.0.0.1', '']) {
    expect(counted).not.toContain(createHash('sha256').update(whom).digest('base64url'))
    if (whom) expect(counted).not.toContain(whom)
  }
})

test('the database without the secret of the installation is not enough to make up a code (T-17)', async () => {
  await withCaptcha('/security/login_one_send_captcha', { mobile: adult.mobile })
  const code = await portal.codeTo(adult.mobile)
  const elsewhere = await buildApp({ ...portal.deps, keys: keysFrom('the secret of another installation, as long') })
  onTestFinished(() => elsewhere.close())
  const logIn = async (app: typeof elsewhere) => {
    const payload = { method: 'sms', mobile: adult.mobile, code }
    return (await app.inject({ method: 'POST', url: '/api/security/login_one_pass', payload })).json()
  }

  expect(await logIn(elsewhere)).toMatchObject({ code: 21 })
  expect(await logIn(portal.app)).toMatchObject({ code: 0 })
})

describe('a code speaks the language of whom it reaches (G01)', () => {
  const { portuguese } = people
  const { linkFor, sendCode, newMobile } = lostPhone(portal)
  const asks: [string, () => Promise<unknown>, to: string, says: string][] = [
    [
      'to log in',
      () => withCaptcha('/security/login_one_send_captcha', { mobile: portuguese.mobile }),
      portuguese.mobile,
      'iniciar sessão',
    ],
    [
      'for a forgotten password',
      () => withCaptcha('/security/send_sms', { mobile: portuguese.mobile }),
      portuguese.mobile,
      'definir uma nova palavra-passe',
    ],
    [
      'for a new mobile',
      async () => (await portal.memberAs('portuguese')).post('/account/change_mobile/send_sms', { mobile }),
      mobile,
      'alterar o número de telemóvel',
    ],
    [
      'for the mobile on file',
      async () => (await portal.memberAs('withoutMobile')).post('/account/confirm_mobile/send_sms'),
      people.withoutMobile.mobile,
      'confirmar o número de telemóvel',
    ],
    [
      'after a lost phone',
      async () => sendCode(await linkFor('portuguese')),
      newMobile,
      'alterar o número de telemóvel',
    ],
  ]

  test.each(asks)('%s, whatever the page speaks', async (_, ask, to, says) => {
    await ask()

    expect(await newest(to)).toContain(`é o seu código para ${says},`)
  })

  test('and to whoever proves themselves anew that of the page, on which it is typed', async () => {
    const member = await portal.memberAs('portuguese', { language: 'en' })
    await member.post('/account/send_sms')

    expect(await newest(portuguese.mobile)).toContain('is your code to confirm that it is you.')
  })
})

test('codes are random: of forty hardly any two are the same', async () => {
  const drawn = new Set<string>()
  for (let place = 0; place < 40; place += 1) {
    const to = String(66_500_000 + place)
    await asApplicant('/security/send_register_sms', { mobile: to })
    drawn.add(await portal.codeTo(to))
    // One network may have codes sent to five different mobiles in an hour.
    if (place % 5 === 4) portal.clock.forward(61 * minute)
  }
  expect(drawn.size).toBeGreaterThan(37)
})

test('[V16] one code after another makes the wait longer, and an hour without any makes it short again', async () => {
  const wait = async () => {
    const path = '/security/login_one_send_captcha'
    return (await withCaptcha(path, { mobile: adult.mobile })).data.wait
  }
  const waits = [await wait()]
  portal.clock.forward(61_000)
  waits.push(await wait())
  portal.clock.forward(61 * minute)

  expect([...waits, await wait()]).toEqual([60, 120, 60])
})

const links: [string, Asked][] = [
  [
    'for a new e-mail address',
    { to: email, ask: () => asMember('/account/change_email', { email, emailRepeat: email }) },
  ],
  [
    'for a forgotten password',
    {
      to: english.email,
      ask: () => withCaptcha('/account/online/forgot_password', { account: english.username }),
    },
  ],
]

test.each(links)('a link %s has 256 bits, stored as a hash and absent from the reply (T-21)', async (_, asked) => {
  const answer = await asked.ask()
  expect(answer).toMatchObject({ code: 0 })
  const [, secret = ''] = /\/security\/[\w-]+\/([\w-]+)/.exec(await newest(asked.to)) ?? []

  expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  expect(JSON.stringify(answer)).not.toContain(secret)
  expect(await kept()).not.toContain(secret)
  expect(await kept()).toContain(createHash('sha256').update(secret).digest('base64url'))
})

const askFor = (address = home, to: string = adult.mobile) =>
  attackers.post('/security/login_one_send_captcha', { mobile: to, solvedCaptcha: solved }, address)
const bySms = (code: string, address = home) =>
  attackers.post('/security/login_one_pass', { method: 'sms', mobile: adult.mobile, code }, address)
const other = (code: string) => (code === '000000' ? '000001' : '000000')
/** A code, and so many wrong ones typed at some address. */
const guessed = async (times: number, address?: string) => {
  const code = await portal.codeTo(adult.mobile)
  for (let tries = 0; tries < times; tries += 1) expect(await bySms(other(code), address)).toMatchObject({ code: 21 })
  return code
}

describe('the next code', () => {
  test.each([
    ['where it was asked for', home],
    ['elsewhere', bus],
  ])('has all of its tries again: those of the code before were typed %s', async (_, address) => {
    await askFor()
    const spent = await guessed(5, address)
    expect(await bySms(spent, address)).toMatchObject({ code: 21 })
    portal.clock.forward(minute)
    await askFor()
    const code = await guessed(4, address)

    expect(await bySms(code, address)).toMatchObject({ code: 0 })
  })

  test('can be used although the one before was', async () => {
    await askFor()
    expect(await bySms(await portal.codeTo(adult.mobile))).toMatchObject({ code: 0 })
    portal.clock.forward(minute)
    await askFor()

    expect(await bySms(await portal.codeTo(adult.mobile))).toMatchObject({ code: 0 })
  })

  test('belongs to whoever asked for it, not to who asked for the one before', async () => {
    await askFor(home)
    await portal.doJobs()
    portal.clock.forward(minute)
    await askFor(bus)
    const code = await guessed(5, home)
    expect(await bySms(code, home)).toMatchObject({ code: 21 })

    expect(await bySms(code, bus)).toMatchObject({ code: 0 })
  })

  test('[V16] may come after a wait that grows to five minutes and no further, until an hour has passed without one', async () => {
    const waits: number[] = []
    for (const minutes of [0, 30, 59, 59, 59, 60]) {
      portal.clock.forward(minutes * minute)
      waits.push((await askFor()).data.wait)
    }

    expect(waits).toEqual([60, 120, 300, 300, 300, 60])
  })

  test('[V16] is refused with the time that is left of the wait, and comes when it is over', async () => {
    await askFor()
    portal.clock.forward(20 * second)
    expect(await askFor()).toMatchObject({ code: 22, wait: 40 })

    portal.clock.forward(40 * second)
    expect(await askFor()).toMatchObject({ code: 0 })
  })
})

test('what one network has used up of its codes holds up no other', async () => {
  await askFor(home, '66500001')
  await portal.db.updateTable('allowances').set({ used: 300 }).where('key', 'like', 'send from%').execute()
  expect(await askFor(home, '66500002')).toMatchObject({ code: 4, wait: 3600 })

  expect(await askFor(bus, '66500003')).toMatchObject({ code: 0 })
})

test('the wrong codes of one network hold up no other', async () => {
  await askFor(bus)
  await guessed(1, home)
  await portal.db.updateTable('allowances').set({ used: 100 }).where('key', 'like', 'code from 1h%').execute()
  expect(await bySms('123456', home)).toMatchObject({ code: 4 })

  expect(await bySms(await portal.codeTo(adult.mobile), bus)).toMatchObject({ code: 0 })
})
