import { dictionary } from '@zxcvbn-ts/language-common'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../database/inTransaction.ts'
import { demonstrationPassword, people } from '../../../demonstration/people.ts'
import { thePortal } from '../../../testing/portal.ts'
import { linkService } from '../../code/link.service.ts'

const portal = await thePortal()
// The specification spells it so.
const path = '/account/online/change_passowrd'
const password = 'three boats and a lantern'
const { username, email, mobile } = people.adult

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const logIn = (given: string) =>
  portal.post('/security/login_one_pass', { method: 'account', username, password: given })
const changing = async () => {
  const member = await portal.memberAs('adult')
  return {
    member,
    change: (to = password, repeated = to) => member.post(path, { password: to, passwordRepeat: repeated }),
  }
}

test('[R30] a new password opens the account from now on, and the old one fails', async () => {
  const { change } = await changing()
  expect(await change()).toEqual({ code: 0, data: {} })

  expect(await logIn(password)).toMatchObject({ code: 0 })
  expect(await logIn(demonstrationPassword)).toMatchObject({ code: 20 })
})

test('a change ends every other session only, and notifies the member by e-mail and SMS (T-45)', async () => {
  const other = await portal.memberAs('adult')
  const stranger = await portal.memberAs('english')
  const { member, change } = await changing()
  await change()
  await portal.doJobs()

  expect(await other.post('/account/info')).toMatchObject({ code: 2 })
  expect(await stranger.post('/account/info')).toMatchObject({ code: 0 })
  expect(await member.post('/account/info')).toMatchObject({ code: 0 })
  for (const to of [email, mobile]) expect(await portal.letters(to)).toMatchObject([{ subject: '你的密碼已更改' }])
})

test('a change needs a fresh proof, which the password gives (T-45)', async () => {
  const { member, change } = await changing()
  portal.clock.forward(10 * 60_000 + 1000)
  expect(await change()).toMatchObject({ code: 3 })
  expect(await member.post('/account/prove', { method: 'account', password: 'a guess' })).toMatchObject({ code: 20 })
  expect(await change()).toMatchObject({ code: 3 })

  await member.post('/account/prove', { method: 'account', password: demonstrationPassword })
  expect(await change()).toMatchObject({ code: 0 })
  expect(await portal.post(path, { password, passwordRepeat: password })).toMatchObject({ code: 2 })
})

describe('the rules for passwords judge', () => {
  test.each([
    ['seven characters', '7 signs', 1],
    ['one that everybody tries', 'password123', 1],
    ['one’s own username in it', `${username} 2026 boats`, 50],
    ['the mobile in it', `boats ${mobile}`, 50],
    ['the own surname as a word', 'boats-Chan-boats', 50],
    ['the own first name, written together', 'siomei 2026', 50],
    ['the own Chinese name', '三隻船 陳小美 一盞燈', 50],
  ])('%s', async (_, given, code) => {
    const { change } = await changing()
    const answer = await change(given)

    expect(answer.errors).toHaveProperty('password')
    if (code > 1) expect(answer).toMatchObject({ code })
    expect(await logIn(demonstrationPassword)).toMatchObject({ code: 0 })
  })

  test('a username of three letters, and a name with accents typed without them', async () => {
    const member = await portal.memberAs('portuguese')
    for (const given of ['ana-sousa', 'my boat, ana!', 'SOUSA2026boats'])
      expect(
        await member.post('/account/online/change_passowrd', { password: given, passwordRepeat: given }),
      ).toMatchObject({ code: 50 })
  })

  test('short names too: each as a word of its own, and both written together, either way round', async () => {
    const { member, change } = await changing()
    const names = { surname: 'Ho', firstName: 'Yi' }
    await portal.db.updateTable('members').set(names).where('id', '=', member.id).execute()

    for (const given of ['boats-ho-lantern', 'boats-yi-lantern', 'boats 2026 hoyi', 'boats 2026 yiho'])
      expect(await change(given), given).toMatchObject({ code: 50 })
    expect(await change('boats 2026 hoyt'), 'no name').toMatchObject({ code: 0 })
  })

  test('a word that only begins like a short name is none', async () => {
    const { change } = await changing()
    expect(await change('channels and lanterns')).toMatchObject({ code: 50 })
    const member = await portal.memberAs('portuguese')
    const given = 'banana boats and lanterns'
    expect(
      await member.post('/account/online/change_passowrd', { password: given, passwordRepeat: given }),
    ).toMatchObject({ code: 0 })
  })

  test('and no e-mail address whose name is too short to be found in a password by anybody', async () => {
    const { member, change } = await changing()
    await portal.db.updateTable('members').set({ email: 'a@example.mo' }).where('id', '=', member.id).execute()

    expect(await change()).toMatchObject({ code: 0 })
  })

  test.each(['email', 'memberNumber', 'idNumber', 'birthDate'] as const)(
    'a password with one’s own %s, which others may know',
    async (column) => {
      const { member, change } = await changing()
      // The username differs, as it would be found as well.
      await portal.db.updateTable('members').set({ email: 'lantern@example.mo' }).where('id', '=', member.id).execute()
      const own = await portal.db.selectFrom('members').select(column).where('id', '=', member.id).executeTakeFirst()
      const word = String(own?.[column]).replace('@example.mo', '')

      for (const written of [word, word.toUpperCase(), word.replaceAll('-', '')])
        expect(await change(`boats ${written} boats`)).toMatchObject({ code: 50 })
    },
  )

  test('each of the thousands that are tried first, however it is written (ASVS 6.2.4)', async () => {
    const { change } = await changing()
    const common = Object.values(dictionary)
      .flat()
      .map(String)
      .filter(({ length }) => length >= 8)
    const some = common.filter((_, place) => place % 400 === 0).map((word) => word.toUpperCase())
    expect(common.length).toBeGreaterThan(3000)

    const ofThePlace = ['Macau', 'MACAO', 'desporto', 'sport', 'sports', 'member', 'socio', 'senha', 'palaestra']
    for (const word of [...some, ...ofThePlace.map((word) => `2026 ${word}!!`), 'PASSWORD', '12345678', 'qwertyuiop'])
      expect(await change(word), word).toMatchObject({ code: 49, errors: { password: expect.any(String) } })
  })

  test.each([
    ['eight characters', '8 signs.', 0],
    ['256 characters', 'a boat, '.repeat(32), 0],
    ['257 characters', `${'a boat, '.repeat(32)}.`, 1],
    ['blanks, Chinese and pictures', '    兩隻船 和 一盞燈 🚣🚣🏮    ', 0],
  ])('%s', async (_, given, code) => {
    const { change } = await changing()

    expect(await change(given)).toMatchObject({ code })
    expect(await logIn(given)).toMatchObject({ code: code === 0 ? 0 : expect.any(Number) })
    expect((await logIn(given.slice(0, -1))).code, 'without its last character').not.toBe(0)
  })

  test('every character: none is left out, changed or taken for another (ASVS 6.2.8)', async () => {
    const long = `${'three boats and a lantern '.repeat(4)}é`
    const { change } = await changing()
    await change(long)

    for (const other of [long.slice(0, -1), long.slice(0, 72), long.toUpperCase(), `${long} `, ` ${long}`]) {
      expect(await logIn(other)).toMatchObject({ code: 20 })
      expect(await logIn(long.normalize('NFD')), 'as another keyboard writes it').toMatchObject({ code: 0 })
    }
  })

  test('[V04] a repetition that differs', async () => {
    const { change } = await changing()

    expect(await change(password, `${password}!`)).toMatchObject({
      code: 1,
      errors: { passwordRepeat: expect.any(String) },
    })
  })
})

test('a password is kept as a hash with a salt of its own', async () => {
  const { member, change } = await changing()
  const kept = async () => {
    await change()
    const asked = portal.db.selectFrom('members').select('passwordHash').where('id', '=', member.id)
    return (await asked.executeTakeFirstOrThrow()).passwordHash
  }
  const [first, second] = [await kept(), await kept()]

  expect(first).toMatch(/^\$argon2id\$/)
  expect(second).not.toBe(first)
})

test('a proof is fresh for ten minutes, to the second (T-45)', async () => {
  const { change } = await changing()
  portal.clock.forward(10 * 60_000)
  expect(await change()).toMatchObject({ code: 0 })
  portal.clock.forward(1000)
  expect(await change()).toMatchObject({ code: 3 })
})

test('a change ends an open link for another address', async () => {
  const { member, change } = await changing()
  const secret = await inTransaction(portal.deps, (deps) =>
    linkService(deps).make('change_email', { member: member.id, email: 'thief@example.mo', session: '?' }),
  )
  await change()

  expect(await portal.post('/security/verify_change_hash', { hash: secret })).toMatchObject({ code: 24 })
  expect(await member.post('/account/info')).toMatchObject({ data: { emailHint: 's•••@example.mo' } })
})

test('a change takes the two fields only', async () => {
  const { member } = await changing()

  expect(await member.post(path, { password, passwordRepeat: password, memberId: 2, username: 'tom' })).toMatchObject({
    code: 1,
  })
})
