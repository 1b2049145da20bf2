import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { anApplication } from '../../testing/applicant.ts'
import { aClerk, again, anotherApplication } from '../../testing/desk.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()

/** A Monday, at ten. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

describe('the queue', () => {
  test('[M02] an application is due after three working days, and overdue from the day after', async () => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal)

    expect(await desk.queue()).toMatchObject({
      items: [{ reference, state: 'waiting', dueOn: '2026-03-05', overdue: false, namePt: 'Ho Ka Leng' }],
      next: null,
      waiting: 1,
      overdue: 0,
    })
    portal.clock.set(new Date('2026-03-05T23:59:00+08:00'))
    expect(await (await again(portal)).queue()).toMatchObject({ overdue: 0, items: [{ overdue: false }] })
    portal.clock.set(new Date('2026-03-06T00:01:00+08:00'))
    expect(await (await again(portal)).queue()).toMatchObject({ overdue: 1, items: [{ overdue: true }] })
  })

  test('[M02] weekends and public holidays are no working days', async () => {
    const desk = await aClerk(portal, ['reviewer', 'content'])
    const holiday = { day: '2026-03-09', nameZh: '假期', namePt: 'Feriado', nameEn: 'Holiday' }
    expect(await desk.post('/desk/holiday/add', holiday)).toMatchObject({ code: 0 })
    portal.clock.set(new Date('2026-03-06T09:00:00+08:00'))
    await anApplication(portal)

    expect((await (await again(portal)).queue()).items).toMatchObject([{ dueOn: '2026-03-12' }])
  })

  test('lists what is due first, twenty a page, each once and all of them', async () => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal)
    for (let number = 0; number < 44; number += 1)
      await anotherApplication(portal, number, { dueOn: number % 3 === 0 ? '2026-03-04' : '2026-03-09' })

    const one = await desk.queue()
    const two = await desk.queue(`?after=${one.next}`)
    const three = await desk.queue(`?after=${two.next}`)
    const all = [one, two, three].flatMap(({ items }) => items)

    expect([one, two, three].map(({ items }) => items.length)).toEqual([20, 20, 5])
    expect(three.next).toBeNull()
    expect(new Set(all.map((item) => item.reference)).size).toBe(45)
    expect(all.map(({ dueOn }) => dueOn)).toEqual(all.map(({ dueOn }) => dueOn).sort())
    expect(all[15]).toMatchObject({ reference })
    expect(one).toMatchObject({ waiting: 45 })
  })

  test('shows everybody in turn although a decision falls between two pages', async () => {
    const desk = await aClerk(portal)
    await anApplication(portal)
    for (let number = 0; number < 24; number += 1) await anotherApplication(portal, number)
    const one = await desk.queue('?view=waiting')
    await desk.approve(one.items[0].reference)

    expect((await desk.queue(`?view=waiting&after=${one.next}`)).items).toHaveLength(5)
  })

  test('it can be narrowed to a state', async () => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal)
    const rejected = await anotherApplication(portal, 1)
    await desk.reject(rejected)

    expect((await desk.queue('?view=waiting')).items).toMatchObject([{ reference }])
    expect((await desk.queue('?view=rejected')).items).toMatchObject([{ reference: rejected }])
    expect((await desk.queue('?view=passed')).items).toEqual([])
    expect((await desk.queue()).items).toHaveLength(2)
  })

  test('it can be narrowed to what is overdue, over pages, and a decision takes one out of it', async () => {
    await aClerk(portal)
    const { reference } = await anApplication(portal)
    for (let number = 0; number < 22; number += 1) await anotherApplication(portal, number, { dueOn: '2026-03-04' })
    portal.clock.set(new Date('2026-03-05T09:00:00+08:00'))
    const later = await again(portal)
    const one = await later.queue('?view=overdue')
    const two = await later.queue(`?view=overdue&after=${one.next}`)

    expect([one, two].map(({ items }) => items.length)).toEqual([20, 2])
    expect([...one.items, ...two.items].map((item) => item.reference)).not.toContain(reference)
    expect((await later.find(reference, { view: 'overdue' })).items).toEqual([])
    await later.reject(two.items[0].reference)
    expect((await later.queue(`?view=overdue&after=${one.next}`)).items).toHaveLength(1)
  })

  test('it says how many days are left, below zero once it is overdue, and who is a minor', async () => {
    const desk = await aClerk(portal)
    await anApplication(portal)
    const minor = await anotherApplication(portal, 1)
    await portal.db
      .updateTable('applications')
      .set((row) => ({
        birthDate: '2012-01-01',
        ...{ guardianIdNumber: '15550189', guardianBirthDate: '1980-01-20', guardianGender: 'female' as const },
        ...{ guardianIdCopy: row.ref('idCopy'), guardianFace: 'same' as const },
      }))
      .where('reference', '=', minor)
      .execute()
    const said = async (queue: typeof desk.queue) =>
      (await queue()).items.map(({ daysLeft, minor }: { daysLeft: number; minor: boolean }) => [daysLeft, minor])
    expect(await said(desk.queue)).toEqual([
      [3, false],
      [3, true],
    ])
    portal.clock.set(new Date('2026-03-07T09:00:00+08:00'))
    expect((await said((await again(portal)).queue))[0]).toEqual([-2, false])
  })

  test('of one due day, who came first comes first, over pages too', async () => {
    const desk = await aClerk(portal)
    await anApplication(portal)
    const minutes = [21, 20, 23, 21, 22, 20]
    for (let number = 0; number < 30; number += 1)
      await anotherApplication(portal, number, {
        receivedAt: new Date(`2026-03-02T09:${minutes[number % 6]}:00.000+08:00`),
      })
    const one = await desk.queue()
    const two = await desk.queue(`?after=${one.next}`)
    const received: string[] = [...one.items, ...two.items].map((item) => item.receivedAt)

    expect(received).toHaveLength(31)
    expect(received).toEqual(received.toSorted())
    expect((await desk.look(one.items[0].reference)).data.nextReference).toBe(one.items[1].reference)
  })

  const person = { nameZh: '歐陽若望', surname: 'D’Ângelo Conceição', firstName: 'João Mei-Ling' }
  test.each([
    ['the beginning of a reference, in small letters', 'a26-zz0001'],
    ['a reference without its hyphen', 'A26ZZ0001'],
    ['a reference with a blank for it', 'A26 ZZ0001'],
    ['the beginning of a Chinese name', '歐陽'],
    ['the middle of a Chinese name', '陽若'],
    ['the last character of a Chinese name', '望'],
    ['a Chinese name with a blank', '歐陽 若望'],
    ['the beginning of a word of the surname', 'Concei'],
    ['that word without diacritics', 'conceicao'],
    ['words in any order', 'joao concei'],
    ['words with one between them', 'ange joão'],
    ['a curly apostrophe', 'D’Ângelo'],
    ['a straight apostrophe', "D'Ângelo"],
    ['another apostrophe', 'dʼangelo'],
    ['an apostrophe left out', 'dangelo'],
    ['what follows the apostrophe', 'ângelo'],
    ['a blank for the apostrophe', 'D Angelo'],
    ['a hyphen', 'mei-ling'],
    ['a blank for the hyphen', 'Mei Ling'],
    ['a hyphen left out', 'joaomeiling'],
    ['full-width letters', 'Ｃｏｎｃｅｉ'],
    ['the ID number', '15550001'],
    ['the ID number with brackets', '1555000(1)'],
    ['the mobile', '66550001'],
    ['the mobile with its country code', '+853 6655 0001'],
    ['the other telephone', '2855 0001'],
    ['the e-mail, in capitals', 'Z0001@EXAMPLE.MO'],
    ['the beginning of the e-mail', 'z0001@'],
  ])('one is found by %s', async (_, search) => {
    const desk = await aClerk(portal)
    await anApplication(portal)
    await anotherApplication(portal, 1, { ...person, telephone: '28550001' })
    await anotherApplication(portal, 2, { surname: 'Chan', firstName: 'Tai Man', nameZh: '陳大文' })

    expect((await desk.find(search)).items).toMatchObject([{ reference: 'A26-ZZ0001' }])
  })

  test.each([
    ['Dang Van Loi', 'Đặng Lợi'],
    ['NGUYEN THI ANH', 'Nguyễn Ánh'],
  ])('%s is found by %s', async (firstName, search) => {
    const desk = await aClerk(portal)
    await anApplication(portal)
    await anotherApplication(portal, 1, { nameZh: null, surname: 'Le', firstName })

    expect((await desk.find(search)).items).toMatchObject([{ reference: 'A26-ZZ0001' }])
  })

  test('one is found by the number of the member it became, and by that of a member with the same ID number', async () => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal)
    await anotherApplication(portal, 1)
    const { memberNumber } = (await desk.approve(reference)).data
    const { idNumber, memberNumber: other } = await portal.db
      .selectFrom('members')
      .select(['idNumber', 'memberNumber'])
      .where('username', '=', people.adult.username)
      .executeTakeFirstOrThrow()
    const again = await anotherApplication(portal, 2, { idNumber })

    expect((await desk.find(memberNumber)).items).toMatchObject([{ reference }])
    expect((await desk.find(other)).items).toMatchObject([{ reference: again }])
    const asOnTheCard = memberNumber.replace(/(?=(...)+$)/g, ' ').trim()
    expect(asOnTheCard).toMatch(/^\d{3} \d{3} \d{3}$/)
    expect((await desk.find(asOnTheCard)).items).toMatchObject([{ reference }])
  })

  test.each(['%', '_', 'eong', "x' or true --", '\\', '’', 'joao chan', '12345', 'z0001'])(
    '%s finds nobody',
    async (search) => {
      const desk = await aClerk(portal)
      await anApplication(portal)
      await anotherApplication(portal, 1, person)

      expect((await desk.find(search)).items).toEqual([])
    },
  )

  test('a search can be narrowed to a state, and goes on over pages', async () => {
    const desk = await aClerk(portal)
    await anApplication(portal)
    for (let number = 0; number < 25; number += 1) await anotherApplication(portal, number, { surname: 'Sousa' })
    await desk.reject('A26-ZZ0007')
    const one = await desk.find('sousa', { view: 'waiting' })
    const two = await desk.find('sousa', { view: 'waiting', after: one.next })

    expect([one, two].map(({ items }) => items.length)).toEqual([20, 4])
    expect((await desk.find('sousa', { view: 'rejected' })).items).toMatchObject([{ reference: 'A26-ZZ0007' }])
  })

  test('a corrected name is found by its new words only, and a deleted application by none', async () => {
    const desk = await aClerk(portal)
    await anApplication(portal)
    const reference = await anotherApplication(portal, 1, person)
    await portal.db.updateTable('applications').set({ surname: 'Sousa' }).where('reference', '=', reference).execute()
    expect((await desk.find('conceicao')).items).toEqual([])
    expect((await desk.find('sousa')).items).toHaveLength(1)

    await portal.db.deleteFrom('applications').where('reference', '=', reference).execute()
    const words = await portal.db.selectFrom('applicationWords').select('word').where('word', '=', 'sousa').execute()
    expect(words).toEqual([])
  })

  test.each(['2026-02-30.1772416800000.A1', '2026-03-05.17', 'x'])('a made-up page is refused: %s', async (after) => {
    expect(await (await aClerk(portal)).get(`/desk/queue?after=${after}`)).toMatchObject({ code: 1 })
  })

  test('an applicant who shares an ID number or an e-mail with a member or another application is marked', async () => {
    const desk = await aClerk(portal)
    await anApplication(portal)
    await anotherApplication(portal, 1, { idNumber: '12345678' })
    await anotherApplication(portal, 2)
    await anotherApplication(portal, 3, { email: 'z0002@example.mo' })
    const { items } = await desk.queue()

    expect(items.map(({ duplicate }: { duplicate: boolean }) => duplicate)).toEqual([false, true, true, true])
    expect((await desk.look('A26-ZZ0001')).data.duplicates).toEqual([
      { of: 'member', number: expect.stringMatching(/^\d{9}$/), sharing: 'id_number' },
    ])
    expect((await desk.look('A26-ZZ0003')).data.duplicates).toEqual([
      { of: 'application', number: 'A26-ZZ0002', sharing: 'email' },
    ])
  })

  test('a passed applicant is no duplicate of the member they became', async () => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal)
    await desk.approve(reference)

    expect((await desk.look(reference)).data).toMatchObject({ state: 'passed', duplicate: false, duplicates: [] })
  })
})

test('who was rejected is no duplicate of somebody who waits', async () => {
  const desk = await aClerk(portal)
  await anApplication(portal)
  const rejected = await anotherApplication(portal, 1, { email: 'kaleng@example.mo' })
  await desk.reject(rejected)
  const { items } = await desk.queue('?view=waiting')

  expect(items).toMatchObject([{ duplicate: false }])
  expect((await desk.look(items[0].reference)).data.duplicates).toEqual([])
})

test('who shares the e-mail of a member, or the ID number of another application, is marked, and by which of the two', async () => {
  const desk = await aClerk(portal)
  await anApplication(portal)
  await anotherApplication(portal, 1, { email: people.adult.email })
  await anotherApplication(portal, 2)
  await anotherApplication(portal, 3, { idNumber: '15550002', email: 'z0002@example.mo' })
  const { items } = await desk.queue()
  const duplicatesOf = async (reference: string) => (await desk.look(reference)).data.duplicates

  expect(items.map(({ duplicate }: { duplicate: boolean }) => duplicate)).toEqual([false, true, true, true])
  const { memberNumber } = (await (await portal.memberAs('adult')).post('/account/info')).data
  expect(await duplicatesOf('A26-ZZ0001')).toEqual([{ of: 'member', number: memberNumber, sharing: 'email' }])
  expect(await duplicatesOf('A26-ZZ0002')).toEqual([{ of: 'application', number: 'A26-ZZ0003', sharing: 'id_number' }])
  expect(await duplicatesOf('A26-ZZ0003')).toEqual([{ of: 'application', number: 'A26-ZZ0002', sharing: 'id_number' }])
})
