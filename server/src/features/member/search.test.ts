import { memberNumberFrom } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { aClerk } from '../../testing/desk.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
let desk: Awaited<ReturnType<typeof aClerk>>

interface Name {
  surname: string
  firstName: string
  nameZh: string | null
  username?: string
}

/** Members like a given one, with these names, in this order. */
const seat = async (names: readonly Name[]) => {
  const { id: _, ...like } = await portal.db
    .selectFrom('members')
    .selectAll()
    .where('username', '=', people.portuguese.username)
    .executeTakeFirstOrThrow()
  const own = { email: null, emailConfirmed: false, mobile: null, mobileConfirmed: false }
  const rows = names.map((name, place) => ({
    ...{ ...like, ...own, memberNumber: memberNumberFrom(90_000_000 + place), idNumber: String(60_000_000 + place) },
    ...{ username: `seated${place}`, ...name },
  }))
  await portal.db.insertInto('members').values(rows).execute()
  return rows.map(({ memberNumber }) => memberNumber)
}

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  desk = await aClerk(portal, ['counter'])
})

const page = async (search: string, after?: string) =>
  (await desk.post('/desk/members/find', { search, ...(after && { after }) })).data as {
    items: { memberNumber: string }[]
    next: string | null
  }
/** Everybody who is found, over all pages, as the pages come. */
const all = async (search: string) => {
  const found: string[] = []
  for (let after: string | undefined; ; ) {
    const { items, next } = await page(search, after)
    found.push(...items.map(({ memberNumber }) => memberNumber))
    if (!next) return found
    expect(items).toHaveLength(20)
    after = next
  }
}

const [surnames, syllables] = [
  ['Chan', 'Chang', 'Chan Pou', 'Lei'],
  ['Ka', 'Kai', 'Wai', 'Chan', 'Ho'],
]
/** Names that share words and beginnings of words: 80 of them. */
const alike: Name[] = surnames.flatMap((surname) =>
  syllables.flatMap((one) =>
    ['Wai', 'Ka', 'Wa', 'Meng'].map((two) => ({ surname, firstName: `${one} ${two}`, nameZh: null })),
  ),
)
const wordsOf = ({ surname, firstName }: Name) =>
  [...surname.split(' '), ...firstName.split(' '), surname.replace(' ', ''), firstName.replace(' ', '')].map((word) =>
    word.toLowerCase(),
  )
/** Said plainly: each word of the search begins one of the name. */
const isMeant = (search: string) => (name: Name) =>
  search.split(' ').every((part) => wordsOf(name).some((word) => word.startsWith(part)))

describe('among eighty whose names are alike, everybody who is meant is found, each once, over all pages', () => {
  test.each([
    ...['chan', 'cha', 'ka', 'k', 'kawai', 'kaiw', 'chan wai', 'wai chan', 'cha wa', 'wa cha', 'c w', 'ka chan wai'],
    ...['chang kawai', 'meng lei', 'pou chan ka', 'chan chan', 'ka kai', 'chan chang', 'kaka', 'lei lei ho', 'chanpou'],
  ])('by %s', async (search) => {
    const numbers = await seat(alike)
    const meant = numbers.filter((_, place) => alike.filter(isMeant(search)).includes(alike[place] as Name))

    const found = (await all(search)).filter((number) => numbers.includes(number))
    expect(found.toSorted()).toEqual(meant.toSorted())
  })
})

test('whole words come before words that only begin so, and of one name who was a member first', async () => {
  const named = (surname: string, firstName: string) => ({ surname, firstName, nameZh: null })
  const [changMei, chanMeng, chanMei, chanMeiLing, another] = await seat([
    ...[named('Zhang', 'Xei'), named('Zhan', 'Xeng'), named('Zhan', 'Xei'), named('Zhan', 'Xei Ling')],
    named('Zhan', 'Xei'),
  ])

  expect(await all('zhan')).toEqual([chanMeng, chanMei, chanMeiLing, another, changMei])
  expect(await all('xe zhan')).toEqual([chanMei, chanMeiLing, another, chanMeng, changMei])
})

test('a member meant by the username and by the name comes first, and once', async () => {
  const [first, second] = await seat([
    { surname: 'Zhan', firstName: 'Xei', nameZh: null },
    { surname: 'Zhan', firstName: 'Xeng', nameZh: null, username: 'zhan' },
  ])

  expect(await all('zhan')).toEqual([second, first])
})

test('an e-mail is no name', async () => {
  await seat([{ surname: 'Zhan', firstName: 'Xei', nameZh: null }])

  expect(await all('zhan@')).toEqual([])
})

test('parts of a Chinese name are found beside words in Latin letters', async () => {
  const [mei] = await seat([
    { surname: 'Zhan', firstName: 'Xei', nameZh: '戰若美' },
    { surname: 'Zhan', firstName: 'Xeng', nameZh: '戰若盟' },
  ])

  expect(await all('zhan 若美')).toEqual([mei])
  expect(await all('戰 美')).toEqual([mei])
  expect(await all('若美 盟')).toEqual([])
})

test('by two words somebody is found by the name of now alone, and nobody who is gone', async () => {
  await seat([{ surname: 'Zhan', firstName: 'Xei', nameZh: null }])
  const renamed = await portal.db
    .updateTable('members')
    .set({ firstName: 'Xeng' })
    .where('surname', '=', 'Zhan')
    .returning('id')
    .executeTakeFirstOrThrow()

  expect(await all('zhan xei')).toEqual([])
  expect(await all('zhan xeng')).toHaveLength(1)
  await portal.db.deleteFrom('members').where('id', '=', renamed.id).execute()
  expect(await all('zhan xeng')).toEqual([])
  const left = (table: 'memberWords' | 'memberWordPairs') =>
    portal.db.selectFrom(table).selectAll().where('memberId', '=', renamed.id).execute()
  expect([await left('memberWords'), await left('memberWordPairs')]).toEqual([[], []])
})

test.each(['000000018', 'chan', 'chan..17', '.chan.x', '.chan.1234567890123456', '.ch\0an.1'])(
  'a place that no page has named is refused: %j',
  async (after) => {
    expect(await desk.post('/desk/members/find', { search: 'chan', after })).toMatchObject({ code: 1 })
  },
)
