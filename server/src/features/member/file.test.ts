import { memberNumberFrom } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { aClerk } from '../../testing/desk.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const { adult, minor, guardian, portuguese } = people
let desk: Awaited<ReturnType<typeof aClerk>>

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  desk = await aClerk(portal, ['counter'])
})

const numberOf = async (username: string) =>
  (
    await portal.db
      .selectFrom('members')
      .select('memberNumber')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).memberNumber
const find = async (search: string, more = {}) => (await desk.post('/desk/members/find', { search, ...more })).data
type Found = { memberNumber: string }
const numbers = async (search: string) => (await find(search)).items.map(({ memberNumber }: Found) => memberNumber)
const look = async (username: string) =>
  (await desk.post('/desk/member', { memberNumber: await numberOf(username) })).data

describe('a member is found', () => {
  test.each([
    ['their ID number', adult.idNumber],
    ['their mobile', adult.mobile],
    ['the beginning of their e-mail', adult.email.slice(0, adult.email.indexOf('@') + 1)],
    ['their username', adult.username],
    ['the beginnings of words of their name, in any order', `${adult.firstName.slice(0, 3)} ${adult.surname}`],
    ['a part of their Chinese name', (adult.nameZh ?? '').slice(1)],
  ])('by %s', async (_, search) => {
    expect(await numbers(search.toUpperCase())).toContain(await numberOf(adult.username))
  })

  test('by their number, however it is grouped', async () => {
    const number = await numberOf(adult.username)

    expect(await numbers(`${number.slice(0, 3)} ${number.slice(3, 6)} ${number.slice(6)}`)).toEqual([number])
  })

  test('by a new name as soon as it is another', async () => {
    await portal.db.updateTable('members').set({ surname: 'Zuzarte' }).where('username', '=', adult.username).execute()

    expect(await numbers('zuz')).toEqual([await numberOf(adult.username)])
  })

  test.each(['%', '_', '\\', "' or 1=1 --", '   ', '@'])('and nobody by %j', async (search) => {
    expect((await find(search))?.items ?? []).toEqual([])
  })

  test('with no more than tells two of one name apart', async () => {
    expect((await find(adult.idNumber)).items).toEqual([
      {
        ...{ memberNumber: await numberOf(adult.username), nameZh: adult.nameZh, namePt: expect.any(String) },
        ...{ birthDate: adult.birthDate, active: true, held: false },
      },
    ])
  })

  test('twenty a page, each once', async () => {
    const row = await portal.db
      .selectFrom('members')
      .selectAll()
      .where('username', '=', portuguese.username)
      .executeTakeFirstOrThrow()
    const { id: _, ...copied } = row
    for (let place = 10; place < 40; place += 1)
      await portal.db
        .insertInto('members')
        .values({
          ...{
            ...copied,
            memberNumber: memberNumberFrom(90_000_000 + place),
            username: `copy${place}`,
            idNumber: `900000${place}`,
          },
          ...{ email: `copy${place}@example.mo`, mobile: `690000${place}`, surname: 'Zuzarte' },
        })
        .execute()
    const first = await find('zuzarte')

    expect(first.items).toHaveLength(20)
    const all = [...first.items, ...(await find('zuzarte', { after: first.next })).items]
    expect(new Set(all.map(({ memberNumber }: Found) => memberNumber)).size).toBe(30)
  })
})

describe('the file of a member', () => {
  test('has what is on file, and no password', async () => {
    await portal.memberAs('adult')
    const file = await look(adult.username)

    expect(file).toMatchObject({
      ...{ username: adult.username, idNumber: adult.idNumber, email: adult.email, mobile: adult.mobile },
      card: { kind: 'permanent', handedOutAt: null, lostOn: null },
      ...{ holds: [], sessions: [{ openedAt: expect.any(String) }] },
    })
    expect(JSON.stringify(file)).not.toMatch(/argon2|passwordHash/)
  })

  test('shows each consent from both sides', async () => {
    const [child, parent] = [await numberOf(minor.username), await numberOf(guardian.username)]
    const own = await look(minor.username)

    expect(own.consents).toMatchObject([{ part: 'own', memberNumber: child, endedAt: null }])
    expect(own.guardians).toMatchObject([{ memberNumber: parent, enteredBy: 'application', faceShown: true }])
    expect(own.said).toMatchObject([{ state: 'pending', proof: 'application', memberNumber: null }])
    expect((await look(guardian.username)).consents).toContainEqual(
      expect.objectContaining({ part: 'child', memberNumber: child }),
    )
  })

  test('says who has looked, each time, and at which picture', async () => {
    const { id } = await portal.memberAs('adult')
    const first = await look(adult.username)
    expect(first.history).toEqual([])
    const opened = first.photo && (await portal.app.inject({ url: first.photo }))
    const second = await look(adult.username)

    const looks = second.history.map(({ who, act, detail }: Record<string, string>) => `${who} ${act} ${detail}`)
    expect(looks).toEqual([...(opened?.statusCode === 200 ? ['Ieong looked photo'] : []), 'Ieong looked file'])
    const written = portal.db.selectFrom('audit').select('id').where('subjectKind', '=', 'member')
    expect(await written.where('subjectId', '=', String(id)).execute()).toHaveLength(looks.length + 1)
  })

  test('is of nobody by a number that nobody has', async () => {
    expect(await desk.post('/desk/member', { memberNumber: '000000018' })).toMatchObject({ code: 6 })
  })
})

test('letters to an address of before stand in the file, and those to whoever had the address of now do not', async () => {
  const counter = await aClerk(portal, ['senior'], { username: 'lam', name: 'Lam' })
  const numberOf = async (username: string) =>
    (
      await portal.db
        .selectFrom('members')
        .select('memberNumber')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
    ).memberNumber
  const [own, other] = [await numberOf(people.adult.username), await numberOf(people.portuguese.username)]
  const move = (memberNumber: string, email: string) =>
    counter.post('/desk/member/change_email', { memberNumber, email, reason: 'Came in with papers.', papersSeen: true })
  const lettersOf = async (memberNumber: string) => (await counter.post('/desk/member', { memberNumber })).data.letters

  await move(other, 'ana.new@example.mo')
  await move(own, people.portuguese.email)
  // By e-mail to the old and the new address, and by text message.
  expect(await lettersOf(own)).toHaveLength(3)
  expect(await lettersOf(other)).toHaveLength(3)
})
