import { type ListItem, refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { loadContent } from '../../content/load.ts'
import { aClerk } from '../../testing/desk.ts'
import { editing, editingAgain, publishDue, said } from '../../testing/editor.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()

beforeEach(() => portal.reset({ now: '2026-11-25T10:00:00+08:00' }))

const anEditor = async (key: string) => {
  const editor = editing(await aClerk(portal, ['content']), key)
  const items = async (): Promise<ListItem[]> => (await editor.look()).published.blocks
  const { title } = (await editor.look()).published
  return { ...editor, items, write: (blocks: object[]) => editor.save({ title, blocks }) }
}
const theMenu = () => anEditor('list/menu')
const theAreas = () => anEditor('list/areas')
const thePlaces = () => anEditor('list/places')
const read = async (path: string, language = 'en') =>
  (await portal.get(path, { 'api-language': language })).data.items as {
    code: string
    name: string
    address?: string
  }[]
const codes = async (path: string) => (await read(path)).map(({ code }) => code)
/** Half a minute later every process reads the menu anew. */
const menuIn = async (language: string) => {
  portal.clock.forward(31_000)
  return JSON.stringify((await portal.get('/menu/main', { 'api-language': language })).data.items)
}
const entry = (code: string, uri: string, level = 1) => ({
  ...{ kind: 'entry', code, uri, level, hidden: false },
  text: said(code),
})
const area = (code: string, hidden = false) => ({ kind: 'area', code, hidden, text: said(code) })

describe('the areas', () => {
  test('are changed in three languages and in their order, once they are published', async () => {
    const editor = await theAreas()
    const [first, ...rest] = await editor.items()
    await editor.write([...rest, { ...first, text: said('Renamed') }, area('new')])
    expect(await codes('/web/area')).toContain('nsf')
    expect((await read('/web/area')).some(({ code }) => code === 'new')).toBe(false)

    expect(await editor.publish()).toMatchObject({ code: 0 })
    for (const language of ['zh', 'pt', 'en'] as const) {
      const items = await read('/web/area', language)
      expect(items.slice(-2)).toEqual([
        { code: 'nsf', name: said('Renamed')[language] },
        { code: 'new', name: said('new')[language] },
      ])
      expect(items[0]?.code).toBe('sa')
    }
  })

  test('that are hidden are offered to nobody, and keep their name for who has chosen them', async () => {
    const editor = await theAreas()
    const items = await editor.items()
    await editor.write(items.map((item) => ({ ...item, hidden: item.code === 'cotai' })))
    await editor.publish()

    expect(await codes('/web/area')).not.toContain('cotai')
    expect(await codes('/web/area?hidden=1')).toEqual(items.map(({ code }) => code))
    const member = await portal.memberAs('adult')
    const mine = (await member.get('/account/personal_data')).data
    expect(
      await member.post('/account/personal_data', { ...mine, telephone: mine.telephone ?? '', area: 'cotai' }),
    ).toMatchObject({
      errors: { area: expect.any(String) },
    })
  })

  test('stay once they were published: members have chosen them', async () => {
    const editor = await theAreas()
    await editor.write((await editor.items()).slice(1))

    expect(await editor.publish()).toMatchObject({ code: refusals.content_unfinished })
    expect(await codes('/web/area')).toContain('nsf')
  })

  test('that came later are hidden in an earlier version that one goes back to', async () => {
    const editor = await theAreas()
    const before = await editor.items()
    await editor.write([...before, area('new')])
    await editor.publish()
    await editor.restore(1)
    expect((await editor.look()).draft.blocks).toEqual([...before, area('new', true)])

    expect(await editor.publish()).toMatchObject({ code: 0 })
    expect(await codes('/web/area')).toEqual(before.map(({ code }) => code))
  })

  test.each([
    ['one language missing', [{ ...area('new'), text: { zh: '新', pt: '', en: 'New' } }]],
    ['two of one code', [area('nsf')]],
  ])('with %s are not published', async (_, more) => {
    const editor = await theAreas()
    await editor.write([...(await editor.items()), ...more])

    expect(await editor.publish()).toMatchObject({ code: refusals.content_unfinished })
  })

  test('are not all hidden: nobody could register', async () => {
    const editor = await theAreas()
    await editor.write((await editor.items()).map((item) => ({ ...item, hidden: true })))

    expect(await editor.publish()).toMatchObject({ code: refusals.content_unfinished })
  })

  test.each([
    ['a paragraph', [{ kind: 'paragraph', text: said('x') }]],
    ['an entry of the menu', [entry('x', '/faq')]],
    ['five hundred items', Array.from({ length: 500 }, (_, number) => area(`a${number}`))],
    ['a code that is none', [area('A B')]],
    ['a script in the place of a name', [{ ...area('x'), text: '<script>' }]],
  ])('take no %s', async (_, blocks) => {
    const editor = await theAreas()

    expect(await editor.write(blocks)).toMatchObject({ code: refusals.invalid_input, errors: expect.any(Object) })
    expect((await editor.look()).draft).toBeNull()
  })
})

test('[G01] a place where cards are collected has its name and its address in three languages', async () => {
  const editor = await thePlaces()
  const place = { kind: 'place', code: 'new', hidden: false, text: said('Counter'), address: said('Street') }
  await editor.write([...(await editor.items()), place])
  await editor.publish()

  for (const language of ['zh', 'pt', 'en'] as const)
    expect((await read('/web/take_place', language)).at(-1)).toEqual({
      ...{ code: 'new', name: said('Counter')[language], address: said('Street')[language] },
    })
})

describe('the menu', () => {
  test('[L06] is written from the top down, and read as a tree', async () => {
    const editor = await theMenu()
    const hidden = { ...entry('secret', '/points'), hidden: true }
    await editor.write([entry('help', ''), entry('faq', '/faq', 2), entry('contact', '/contact', 2), hidden])
    await editor.publish()
    expect(await editor.items(), 'read as it was written').toMatchObject([
      { code: 'help' },
      { code: 'faq' },
      {},
      hidden,
    ])

    for (const language of ['zh', 'pt', 'en'] as const) {
      const items = JSON.parse(await menuIn(language))
      expect(items).toMatchObject([
        { name: 'help', label: said('help')[language], uri: '', children: [{ name: 'faq' }, { name: 'contact' }] },
        { name: 'secret', display: false },
      ])
    }
  })

  test('[L10] keeps what it began with, item by item, when it is published as it is', async () => {
    const editor = await theMenu()
    const withoutIds = async () => (await menuIn('pt')).replace(/"id":"\d+",/g, '')
    const before = await withoutIds()
    await editor.write(await editor.items())

    expect(await editor.publish()).toMatchObject({ code: 0 })
    expect(await withoutIds()).toBe(before)
  })

  test.each([
    ['an address that no screen and no page has', [entry('x', '/nowhere')]],
    ['the address of a list', [entry('x', '/list/areas')]],
    ['a text that stands inside others', [entry('x', '/statement')]],
    ['the page that says that nothing is there', [entry('x', '/nofind')]],
    ['a script', [entry('x', 'javascript:alert(1)')]],
    ['another host', [entry('x', 'https://elsewhere.example/')]],
    ['no address, and nothing below it', [entry('x', ''), entry('y', '/faq')]],
    ['an entry two levels below the one before', [entry('x', '/faq'), entry('y', '/faq', 3)]],
    ['a first entry below nothing', [entry('x', '/faq', 2)]],
    ['two of one name', [entry('x', '/faq'), entry('x', '/contact')]],
  ])('with %s is not published', async (_, entries) => {
    const editor = await theMenu()
    const before = await menuIn('en')
    await editor.write(entries)

    expect(await editor.publish()).toMatchObject({ code: refusals.content_unfinished })
    expect(await menuIn('en')).toBe(before)
  })

  test.each(['/', '/faq?a=1#b', '/faq/', '/online/account', 'https://www.gov.mo/pt', '{mainSite}'])(
    'may lead to %s',
    async (uri) => {
      const editor = await theMenu()
      await editor.write([entry('x', uri)])

      expect(await editor.publish()).toMatchObject({ code: 0 })
    },
  )

  test('[L06] takes no fifth level', async () => {
    const editor = await theMenu()
    const deep = [1, 2, 3, 4, 5].map((level) => entry(`x${level}`, '/faq', level))

    expect(await editor.write(deep)).toMatchObject({ errors: { 'blocks.4.level': expect.any(String) } })
  })

  test('is published at its hour, or not at all when something has come in its way', async () => {
    const editor = await theMenu()
    await editor.write([entry('x', 'https://www.gov.mo/')])
    await editor.publish({ day: '2026-11-26', hour: 9 })
    portal.clock.set(new Date('2026-11-26T09:00:00+08:00'))
    const hosts = portal.deps.settings.linkHosts.splice(0)
    await publishDue(portal)
    portal.deps.settings.linkHosts.push(...hosts)

    const after = await editingAgain(portal, 'list/menu')
    expect((await after.look()).draft).toMatchObject({ publishAt: null })
    expect(await after.history()).toHaveLength(1)
    await after.publish({ day: '2026-11-26', hour: 10 })
    portal.clock.set(new Date('2026-11-26T10:00:00+08:00'))
    await publishDue(portal)
    expect(await menuIn('en')).toContain(said('x').en)
  })
})

test('a list is no page: no address leads to one, and readers do not find it', async () => {
  expect(await portal.get('/web/page?key=list/areas')).toMatchObject({ code: refusals.not_found })
})

test('is seen before it is published, without what is hidden', async () => {
  const editor = await theMenu()
  const { title } = (await editor.look()).published
  const blocks = [
    entry('a', '/faq'),
    { ...entry('b', '', 2), hidden: true },
    entry('c', '/faq', 3),
    entry('d', '/faq', 2),
  ]
  const preview = await editor.post('/desk/page/preview', { language: 'pt', title, blocks })

  expect(preview.data.blocks).toEqual([{ kind: 'list', items: [said('a').pt, `– ${said('d').pt}`] }])
})

test('a portal whose lists nobody wrote at the desk begins with them as they are', async () => {
  for (const table of ['pages', 'pageVersions'] as const)
    await portal.db.deleteFrom(table).where('key', 'like', 'list/%').execute()
  await portal.db.updateTable('areas').set({ nameEn: 'As it was' }).where('code', '=', 'sa').execute()
  await loadContent({ db: portal.db })

  const editor = await theAreas()
  expect((await editor.items()).find(({ code }) => code === 'sa')?.text.en).toBe('As it was')
  expect(await editor.history()).toEqual([{ number: 1, by: null, at: null }])
})
