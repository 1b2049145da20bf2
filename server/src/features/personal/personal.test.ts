import { beforeEach, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const path = '/account/personal_data'

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const { telephone, area, address, language, pickUpPlace, noPromotions } = people.adult
const onFile = { telephone, area, address, language, pickUpPlace, noPromotions }
const filledIn = { ...onFile, telephone: '' }

test('[M12] what needs no review is changed at once: telephone, area, address, language, pick-up place, promotions', async () => {
  const member = await portal.memberAs('adult')
  expect((await member.get(path)).data).toEqual(onFile)
  const { data: areas } = await portal.get('/web/area')
  const { data: places } = await portal.get('/web/take_place')
  const another = (list: { code: string }[], than: string) => list.find(({ code }) => code !== than)?.code
  const now = {
    telephone: '28123456',
    area: another(areas.items, area),
    address: 'Avenida da Praia 5, 2A',
    language: 'en',
    pickUpPlace: another(places.items, pickUpPlace),
    noPromotions: true,
  }

  expect(await member.post(path, now)).toMatchObject({ code: 0 })
  expect((await member.get(path)).data).toEqual(now)
  expect((await member.post('/account/info')).data.language).toBe('en')
  await portal.doJobs()
  const [letter] = await portal.letters(people.adult.email)
  expect(letter?.body, 'in the new language, and without the data').toContain(
    'address, area, where to collect the card',
  )
  expect(letter?.body).not.toContain('Praia')
  expect((await portal.letters(people.adult.mobile)).length, 'the mobile is told, too').toBe(1)
})

test.each([
  ['nothing', {}],
  ['the language and the promotions', { language: 'pt', noPromotions: true }],
  ['the telephone', { telephone: '28123456' }],
])('[M12] of %s no letter is written', async (_, change) => {
  const member = await portal.memberAs('adult')
  expect(await member.post(path, { ...filledIn, ...change })).toMatchObject({ code: 0 })
  await portal.doJobs()
  expect(await portal.letters(people.adult.email)).toEqual([])
})

test.each([
  ['area', 'moon', 1],
  ['pickUpPlace', 'moon', 1],
  ['area', '', 1],
  ['address', 'Rua', 1],
  ['telephone', '123', 1],
  ['language', 'fr', 1],
])('[M12] a wrong %s is refused at its field, and nothing is changed', async (field, value, code) => {
  const member = await portal.memberAs('adult')
  const answer = await member.post(path, { ...filledIn, address: 'Another 26, 3A', [field]: value })
  expect(answer).toMatchObject({ code })
  expect(Object.keys(answer.errors ?? {})).toEqual([field])
  expect((await member.get(path)).data).toEqual(onFile)
})

test('[M12] neither is shown nor changed without a fresh proof, nor to a visitor', async () => {
  const member = await portal.memberAs('adult')
  portal.clock.forward(11 * 60_000)
  expect(await member.get(path)).toMatchObject({ code: 3 })
  expect(await member.post(path, filledIn)).toMatchObject({ code: 3 })
  expect(await portal.get(path)).toMatchObject({ code: 2 })
})

test('[M12] of two changes at the same moment one is whole: none mixes with the other', async () => {
  const member = await portal.memberAs('adult')
  const both = ['First Street 1', 'Second Street 2'].map((address, place) => ({
    ...filledIn,
    address,
    noPromotions: place === 1,
  }))
  await Promise.all(both.map((body) => member.post(path, body)))
  const { data } = await member.get(path)
  expect(both).toContainEqual({ ...data, telephone: '' })
})
