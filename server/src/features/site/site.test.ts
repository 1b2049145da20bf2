import { addressesWith, constant, locales, type MenuItem } from '@palaestra/contract'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { areas, pickUpPlaces } from '../../content/lists.ts'
import { pages } from '../../content/pages.ts'
import { whileReadsFail } from '../../testing/failingReads.ts'
import { thePortal } from '../../testing/portal.ts'
import { siteService } from './site.service.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-11-20T10:00:00+08:00' }))

const asking = (language: string, path: string) => portal.get(path, { 'api-language': language })
const everyItem = (items: MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...everyItem(item.children)])
const menuIn = async (language: string): Promise<MenuItem[]> => (await asking(language, '/menu/main')).data.items
const depthOf = (items: MenuItem[]): number => Math.max(0, ...items.map(({ children }) => 1 + depthOf(children)))
const pageIn = async (language: string, key: string) => (await asking(language, `/web/page?key=${key}`)).data
/** Half a minute later the process reads the menu anew. */
const later = () => portal.clock.forward(31_000)

/** A reply as the one text that a reader sees. */
const wordsOf = (answer: unknown) => JSON.stringify(answer)
const han = /\p{Script=Han}/u

describe('the basics of the portal', () => {
  test('[X01] the first call names the portal’s address under the product’s slug, and a key that opens nothing', async () => {
    expect(await portal.get('/app/init')).toEqual({
      code: 0,
      data: { sportDomain: 'http://portal.test', isDev: true, apiKey: '' },
    })
  })

  test('a portal that is no development says so', async () => {
    const app = await buildApp({ ...portal.deps, development: false }, { strict: true })
    onTestFinished(() => app.close())

    for (const path of ['/api/app/init', '/api/web/setting'])
      expect((await app.inject(path)).json().data, path).toMatchObject({ isDev: false })
  })

  test.each([
    ['zh', '大眾體育', '示範體育機構'],
    ['pt', 'Desporto para Todos', 'Entidade Desportiva de Demonstração'],
    ['en', 'Sport for All', 'Demonstration Sports Authority'],
  ])('[X01] [G01] the settings in %s, with the day in Macao', async (language, product, authority) => {
    portal.clock.set(new Date('2026-11-20T23:30:00Z'))

    expect((await asking(language, '/web/setting')).data).toMatchObject({
      product,
      authority,
      productSlug: 'sport',
      demonstration: true,
      today: '2026-11-21',
    })
  })
})

describe('the site’s menu', () => {
  test('[L06] [L10] has four levels, and every item what the specification lists', async () => {
    const items = await menuIn('en')

    expect(depthOf(items)).toBe(4)
    for (const item of everyItem(items))
      expect(item).toEqual({
        id: expect.any(String),
        name: expect.stringMatching(/^[a-z0-9-]+$/),
        label: expect.stringMatching(/\S/),
        uri: expect.any(String),
        display: expect.any(Boolean),
        children: expect.any(Array),
        attributes: {},
        linkAttributes: {},
      })
  })

  test('[L10] has every name with an icon of its own, and the product’s way back', async () => {
    const names = everyItem(await menuIn('zh')).map(({ name }) => name)

    const withIcon = ['pool', 'mh', 'ob', 'pool-today', 'vbs-today', 'favorite', 'manage-player', 'change-mobile']
    expect(names).toEqual(expect.arrayContaining([...withIcon, 'pool-mapa', 'back-sport']))
  })

  test('[L07] has a first-level item with others two levels deep, and one that is a plain link', async () => {
    const depths = (await menuIn('zh')).map(({ children }) => depthOf(children))

    expect(depths).toContain(0)
    expect(Math.max(...depths)).toBeGreaterThanOrEqual(2)
  })

  test('[L10] marks a hidden item', async () => {
    const hidden = everyItem(await menuIn('en')).filter(({ display }) => !display)

    expect(hidden.map(({ label }) => label)).toEqual(['Ballot results'])
  })

  test('[G01] has every label in each language', async () => {
    const [zh = [], pt = [], en = []] = (await Promise.all(locales.map(menuIn))).map(everyItem)

    expect(pt.map(({ id }) => id)).toEqual(zh.map(({ id }) => id))
    for (const { label } of zh) expect(label).toMatch(han)
    for (const { label } of [...pt, ...en]) expect(label).not.toMatch(han)
    expect(pt.filter(({ label }, place) => label === en[place]?.label)).toEqual([])
  })

  test('[X01] comes from /menu/tree, whole or below a root', async () => {
    expect((await portal.get('/menu/tree')).data.items).toEqual(await menuIn('zh'))

    const { items } = (await asking('en', '/menu/tree?root=swimming')).data
    expect(items.map(({ name }: MenuItem) => name)).toEqual(['pool', 'pool-tickets', 'pool-today', 'pool-mapa'])
    expect((await portal.get('/menu/tree?root=nothing')).data.items).toEqual([])
  })

  test('shows a change within half a minute', async () => {
    await menuIn('en')
    await portal.db.updateTable('menuItems').set({ labelEn: 'Fun' }).where('name', '=', 'classes').execute()

    expect(wordsOf(await menuIn('en'))).not.toContain('"Fun"')
    later()
    expect(wordsOf(await menuIn('en'))).toContain('"Fun"')
  })

  test('is there again as soon as the database is', async () => {
    later()
    later()
    const failed = await whileReadsFail(portal, { table: 'menuItems', state: '57P01' }, () =>
      asking('en', '/menu/main'),
    )
    expect(failed.code).not.toBe(0)

    expect(wordsOf(await menuIn('en'))).toContain('"classes"')
  })

  test('leaves out an address of a host off the list, which no browser gets to see', async () => {
    const uri = 'https://elsewhere.example/'
    await portal.db.updateTable('menuItems').set({ uri }).where('name', 'in', ['classes', 'all-venues']).execute()
    later()

    const items = everyItem(await menuIn('zh'))
    expect(wordsOf(items)).not.toContain('elsewhere')
    expect(items.map(({ name }) => name)).not.toContain('classes')
    expect(items.find(({ name }) => name === 'all-venues')).toMatchObject({ uri: '', children: [{}, {}] })
    // The menu kept by this process must not reach the next test.
    later()
  })

  test.each([
    'javascript:alert(1)',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    'data:text/html,hello',
    'http://www.gov.mo/',
  ])('the database takes no menu address like %s', async (uri) => {
    await expect(portal.db.updateTable('menuItems').set({ uri }).execute()).rejects.toThrow('uri')
  })

  test('[L06] the database takes no fifth level and no circle', async () => {
    const item = await portal.db.selectFrom('menuItems').selectAll().where('name', '=', 'mh').executeTakeFirstOrThrow()
    expect(item.level).toBe(4)
    const { id, parentLevel: _, ...rest } = { ...item, attributes: '{}', linkAttributes: '{}' }

    await expect(
      portal.db
        .insertInto('menuItems')
        .values({ ...rest, parentId: id, level: 5 })
        .execute(),
    ).rejects.toThrow('level')
    await expect(
      portal.db.updateTable('menuItems').set({ parentId: id }).where('id', '=', id).execute(),
    ).rejects.toThrow('menu_items_parent')
  })
})

describe('content pages', () => {
  test.each(pages.map(({ key }) => key))('[G01] %s is there in three languages, each in its own words', async (key) => {
    const [zh, pt, en] = await Promise.all(locales.map((language) => pageIn(language, key)))

    expect(zh.blocks.length).toBeGreaterThan(0)
    for (const page of [zh, pt, en]) {
      expect(page.title).toMatch(/\S/)
      expect(page.blocks.map(({ kind }: { kind: string }) => kind)).toEqual(
        zh.blocks.map(({ kind }: { kind: string }) => kind),
      )
      // Each word in braces has been replaced by its setting.
      expect(wordsOf(page.blocks)).not.toMatch(/[{]\w+[}]/)
    }
    expect(zh.title).toMatch(han)
    expect(wordsOf([pt, en])).not.toMatch(han)
    expect(wordsOf(pt.blocks)).not.toBe(wordsOf(en.blocks))
  })

  test('[G01] the pages that are drawn beforehand are those of their language', async () => {
    const site = siteService(portal.deps)
    for (const language of locales) {
      const drawn = await site.pages(language)
      expect(Object.keys(drawn)).toHaveLength(pages.length)
      expect(drawn['faq']).toEqual(await pageIn(language, 'faq'))
    }
  })

  test.each(['readme', 'readme-gov', 'readme-parent'])(
    '[R21] %s holds terms that can be read and agreed to',
    async (key) => {
      const { blocks } = await pageIn('en', key)

      expect(blocks.filter(({ kind }: { kind: string }) => kind === 'heading').length).toBeGreaterThanOrEqual(4)
    },
  )

  test('[R21] the terms speak of who may register, cards, losses, safety, the law and minors', async () => {
    const words = wordsOf(await pageIn('en', 'readme'))

    for (const subject of ['4 or older', '310×464', '3 working days', '5 years', '20 days', 'Law 8/2005', 'under 18'])
      expect(words).toContain(subject)
  })

  test.each(['register-steps', 'statement', 'parent', 'online-card-notice'])('the template %s exists', async (key) => {
    expect(await asking('pt', `/web/page?key=${key}`)).toMatchObject({ code: 0, data: { key } })
  })

  test('[K01] the support hours on the contact page are those of the constant', async () => {
    const written = await Promise.all(locales.map(async (language) => wordsOf(await pageIn(language, 'contact'))))

    for (const words of written)
      for (const { open } of constant.supportHours) for (const hours of open) expect(words).toContain(hours)
    expect(written[0]).toContain('星期一至星期四 09:00–13:00及14:30–17:45；星期五 09:00–13:00及14:30–17:30')
    expect(written[2]).toContain('Monday to Thursday 09:00–13:00 and 14:30–17:45; Friday 09:00–13:00 and 14:30–17:30')
  })

  test('[K02] the hotline of the settings stands on the contact page', async () => {
    expect(wordsOf(await pageIn('pt', 'contact'))).toContain(portal.deps.settings.hotline)
  })

  test('[R31] the number of a mobile is changed on its screen: no page tells of another way', async () => {
    expect(await portal.get('/web/page?key=online/account/change-mobile')).toMatchObject({ code: 6 })
  })

  test('names of the settings stand in a title as in the text', async () => {
    const titled = portal.db.updateTable('pages').set({ titleEn: 'News of {product}' })
    await titled.where('key', '=', 'contact').execute()

    expect(await pageIn('en', 'contact')).toMatchObject({ title: 'News of Sport for All' })
  })

  test('[R42] an unknown page is refused', async () => {
    expect(await portal.get('/web/page?key=nowhere')).toMatchObject({ code: 6 })
  })

  test.each(['../faq', '/faq', 'Faq', 'faq?', "faq' or '1'='1", 'faq.html', 'f\u0430q', '', 'a'.repeat(101)])(
    '%j is no key, and is refused without a query (T-106)',
    async (key) => {
      expect(await portal.get(`/web/page?key=${encodeURIComponent(key)}`)).toMatchObject({ code: 1 })
    },
  )

  test('a link out of the portal to a host off the list is left out (T-100)', async () => {
    const label = { zh: '別處', pt: 'Outro', en: 'Elsewhere' }
    const allowed = ['/', '/faq?a=1#b', 'https://www.gov.mo/pt/?a=1']
    const others = [
      'https://elsewhere.example/',
      'https://www.gov.mo.elsewhere.example/',
      'https://elsewhere.example/www.gov.mo',
      'https://www.gov.mo@elsewhere.example/',
      'https://www.gov.mo:8443/',
      'http://www.gov.mo/',
      '//www.gov.mo/',
      '/\\www.gov.mo/',
      '/\t/elsewhere.example/',
      'https://www.gov.mo\\@elsewhere.example/',
      'https://www.gov.mo/ onclick',
      'javascript:alert(1)//https://www.gov.mo/',
      'faq',
      '',
    ]
    const links = [...others, ...allowed].map((uri) => ({ label, uri }))
    await portal.db
      .updateTable('pages')
      .set({ blocks: JSON.stringify([{ kind: 'links', links }]) })
      .where('key', '=', 'faq')
      .execute()

    expect((await pageIn('en', 'faq')).blocks).toEqual([
      { kind: 'links', links: allowed.map((uri) => ({ label: 'Elsewhere', uri })) },
    ])
  })
})

test('menu and pages link only to what exists', async () => {
  const inMenu = everyItem(await menuIn('zh')).map(({ uri }) => uri)
  const inPages = pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'links' ? block.links.map(({ uri }) => uri) : [])),
  )
  const own = [...inMenu, ...inPages].filter((uri) => uri.startsWith('/'))

  expect(own.length).toBeGreaterThan(30)
  const there = addressesWith(pages.map(({ key }) => key))
  expect(own.filter((uri) => !there.includes(uri))).toEqual([])
})

describe('lists', () => {
  test.each(['/web/area', '/web/id_type', '/web/take_place'])(
    '[X01] [G01] %s is there in three languages',
    async (path) => {
      const [zh, pt, en] = await Promise.all(locales.map(async (language) => (await asking(language, path)).data.items))

      expect(zh.length).toBeGreaterThanOrEqual(3)
      expect(zh.map(({ code }: { code: string }) => code)).toEqual(en.map(({ code }: { code: string }) => code))
      for (const { name, address = '路' } of zh) for (const text of [name, address]) expect(text).toMatch(han)
      expect(wordsOf([pt, en])).not.toMatch(han)
    },
  )

  test.each([
    ['/web/area', areas.map(([code]) => code)],
    ['/web/take_place', pickUpPlaces.map(([code]) => code)],
  ])('[X01] %s is in the order of the authority, in every language', async (path, order) => {
    for (const language of locales) {
      const { items } = (await asking(language, path)).data
      expect(items.map(({ code }: { code: string }) => code)).toEqual(order)
    }
  })

  test('[M01] the kinds of documents are the four of the specification, in order', async () => {
    const { items } = (await asking('en', '/web/id_type')).data

    expect(items.map(({ code }: { code: string }) => code)).toEqual(['resident', 'worker', 'permit', 'student'])
  })
})

test('a text that staff have written survives the next start', async () => {
  await portal.db.updateTable('pages').set({ titleEn: 'Ask us' }).where('key', '=', 'contact').execute()
  await portal.db.deleteFrom('pages').where('key', '=', 'points').execute()
  const { loadContent } = await import('../../content/load.ts')
  await loadContent({ db: portal.db })

  expect(await pageIn('en', 'contact')).toMatchObject({ title: 'Ask us' })
  expect(await portal.get('/web/page?key=points')).toMatchObject({ code: 6 })
})
