import { beforeEach, describe, expect, test } from 'vitest'
import { anApplication } from '../../../testing/applicant.ts'
import { aClerk, again, anotherApplication } from '../../../testing/desk.ts'
import { thePortal } from '../../../testing/portal.ts'

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
    const desk = await aClerk(portal, ['review', 'content'])
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
    const one = await desk.queue('?state=waiting')
    await desk.approve(one.items[0].reference)

    expect((await desk.queue(`?state=waiting&after=${one.next}`)).items).toHaveLength(5)
  })

  test('it can be narrowed to a state', async () => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal)
    const rejected = await anotherApplication(portal, 1)
    await desk.reject(rejected)

    expect((await desk.queue('?state=waiting')).items).toMatchObject([{ reference }])
    expect((await desk.queue('?state=rejected')).items).toMatchObject([{ reference: rejected }])
    expect((await desk.queue('?state=passed')).items).toEqual([])
    expect((await desk.queue()).items).toHaveLength(2)
  })

  test.each([
    ['the beginning of a reference, in small letters', 'a26-zz0001', 'A26-ZZ0001'],
    ['the beginning of a Chinese name', '歐陽', 'A26-ZZ0001'],
    ['the beginning of a surname', 'conce', 'A26-ZZ0001'],
    ['surname and first name', 'Conceição J', 'A26-ZZ0001'],
    ['first name and surname, without diacritics', 'joao concei', 'A26-ZZ0001'],
  ])('one is found by %s', async (_, search, expected) => {
    const desk = await aClerk(portal)
    await anApplication(portal)
    await anotherApplication(portal, 1, { nameZh: '歐陽若望', surname: 'Conceição', firstName: 'João' })
    const { items } = await desk.queue(`?search=${encodeURIComponent(search)}`)

    expect(items).toMatchObject([{ reference: expected }])
  })

  test.each(['%', '_', 'eong', "x' or true --", '\\'])('%s finds nobody', async (search) => {
    const desk = await aClerk(portal)
    await anApplication(portal)

    expect((await desk.queue(`?search=${encodeURIComponent(search)}`)).items).toEqual([])
  })

  test('a made-up page is refused', async () => {
    expect(await (await aClerk(portal)).get('/desk/applications?after=2026-02-30.1')).toMatchObject({ code: 1 })
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
