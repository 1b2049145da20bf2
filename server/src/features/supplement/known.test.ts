import { refusals } from '@palaestra/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { BureauUnavailable } from '../../ports/identity.ts'
import { changesOf } from '../../testing/changes.ts'
import { linkedTo } from '../../testing/government.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))
afterEach(() => vi.restoreAllMocks())

type Asking = Awaited<ReturnType<typeof portal.memberAs>>
const known = (member: Asking) => member.get('/account/online/supple_known')
const recordOf = ({ idType, idNumber, nameZh, surname, firstName, gender, birthDate }: typeof people.adult) => ({
  ...{ idType, idNumber, nameZh, surname, firstName, gender, birthDate },
  documentExpiry: null,
  photo: null,
})
const record = recordOf(people.adult)
const nothing = { nameZh: null, dropsNameZh: false, surname: null, firstName: null, documentExpiry: null }

describe('[R07] the form of the government flow', () => {
  test('is filled in with what the bureau has otherwise than the file, and with nothing else', async () => {
    const member = await linkedTo(portal, 'adult')
    await portal.bureau.put({ ...record, surname: 'Leong', documentExpiry: '2031-05-31' })

    expect(await known(member)).toEqual({
      code: 0,
      data: { bureau: 'answered', ...nothing, surname: 'Leong', documentExpiry: '2031-05-31' },
    })
  })

  test('and the change that it asks for goes the way of every other', async () => {
    const member = await linkedTo(portal, 'adult')
    await portal.bureau.put({ ...record, surname: 'Leong' })
    const changes = changesOf(member)
    const { surname } = (await known(member)).data
    const { code } = await changes.send({ surname, idCopy: await changes.copy() })

    expect(code).toBe(0)
    expect((await changes.onFile()).last).toMatchObject({ state: 'waiting', surname: 'Leong', firstName: null })
  })

  test('says where a Chinese name has gone, and where one has come', async () => {
    const member = await linkedTo(portal, 'adult')
    await portal.bureau.put({ ...record, nameZh: null })
    expect((await known(member)).data).toMatchObject({ nameZh: null, dropsNameZh: true })

    await portal.bureau.put({ ...record, nameZh: '陳曉梅' })
    expect((await known(member)).data).toMatchObject({ nameZh: '陳曉梅', dropsNameZh: false })
  })

  test('where the bureau has the same nothing differs', async () => {
    const member = await linkedTo(portal, 'adult')
    await portal.bureau.put(record)

    expect((await known(member)).data).toEqual({ bureau: 'answered', ...nothing })
  })

  test.each([
    ['a name in other letters, and with it the whole name', { surname: '梁', firstName: 'Sio Man' }],
    ['no surname', { surname: '', firstName: 'Sio Man' }],
    ['a document that has ended', { documentExpiry: '2026-03-02' }],
  ])('what the form would refuse is left out: %s', async (_, changed) => {
    const member = await linkedTo(portal, 'adult')
    await portal.bureau.put({ ...record, ...changed })

    expect((await known(member)).data).toEqual({ bureau: 'answered', ...nothing })
  })

  test('a record of another birth date is somebody else’s, and says nothing', async () => {
    const member = await linkedTo(portal, 'adult')
    await portal.bureau.put({ ...record, birthDate: '1950-01-01', surname: 'Leong' })

    expect((await known(member)).data).toEqual({ bureau: 'nothing', ...nothing })
  })

  test('nor does a bureau that knows nobody of that number', async () => {
    const member = await linkedTo(portal, 'adult')
    await portal.db.deleteFrom('bureauRecords').execute()

    expect((await known(member)).data).toEqual({ bureau: 'nothing', ...nothing })
  })

  test('a bureau that does not answer leaves the form to the member, and is told of', async () => {
    const member = await linkedTo(portal, 'adult')
    vi.spyOn(portal.deps.identity, 'record').mockRejectedValue(new BureauUnavailable('timed_out'))

    expect(await known(member)).toEqual({ code: 0, data: { bureau: 'silent', ...nothing } })
  })
})

describe('[R07] the bureau is asked', () => {
  test('about the member’s own number alone, whatever a request names', async () => {
    const member = await linkedTo(portal, 'adult')
    const asked = vi.spyOn(portal.deps.identity, 'record')
    await portal.bureau.put(record)

    await member.get('/account/online/supple_known?idNumber=52345671&memberId=2')
    await known(member)
    expect(asked).toHaveBeenCalled()
    for (const [about] of asked.mock.calls) expect(about).toEqual({ idType: 'resident', idNumber: record.idNumber })
  })

  test('for who is linked: for nobody else, nor after the link is undone', async () => {
    const asked = vi.spyOn(portal.deps.identity, 'record')
    expect(await known(await portal.memberAs('portuguese'))).toMatchObject({ code: refusals.government_not_linked })
    const member = await linkedTo(portal, 'adult')
    await member.post('/account/unbind_gov')

    expect(await known(member)).toMatchObject({ code: refusals.government_not_linked })
    expect(await portal.get('/account/online/supple_known')).toMatchObject({ code: refusals.signed_out })
    expect(asked).not.toHaveBeenCalled()
  })

  test('for who may change something now', async () => {
    const asked = vi.spyOn(portal.deps.identity, 'record')

    expect(await known(await portal.memberAs('withTemporaryCard'))).toMatchObject({ code: refusals.card_temporary })
    expect(asked).not.toHaveBeenCalled()
  })

  test('sixty times in an hour', async () => {
    const member = await linkedTo(portal, 'adult')
    await portal.bureau.put(record)
    const codes: number[] = []
    for (let times = 0; times < 61; times += 1) codes.push((await known(member)).code)

    expect(codes.filter((code) => code === 0)).toHaveLength(60)
    expect(codes.at(-1)).toBe(refusals.too_many)
  })
})
