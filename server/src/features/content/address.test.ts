import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { aClerk } from '../../testing/desk.ts'
import { aPage, editing, said } from '../../testing/editor.ts'
import { thePortal } from '../../testing/portal.ts'
import { siteService } from '../site/site.service.ts'

const portal = await thePortal()

beforeEach(() => portal.reset({ now: '2026-11-25T10:00:00+08:00' }))

const key = 'events/autumn'
const titles = (word: string) => ({ titleZh: said(word).zh, titlePt: said(word).pt, titleEn: said(word).en })
const anEditor = async (at = key) => {
  const editor = editing(await aClerk(portal, ['content']), at)
  const begin = (more: object = {}) => editor.post('/desk/page/begin', { key: at, ...titles('Autumn'), ...more })
  const takeOff = async () => {
    const { version } = await editor.seen()
    return editor.post('/desk/page/take_off', { key: at, version })
  }
  return { ...editor, begin, takeOff }
}
const linking = (uri: string) => aPage('Links', { blocks: [{ kind: 'links', links: [{ label: said('link'), uri }] }] })
const readIn = (language: string) => portal.get(`/web/page?key=${key}`, { 'api-language': language })
const hasPage = () => siteService(portal.deps).hasPage(key)

describe('a new page', () => {
  test('[R42] is found by nobody before it is published, and then in three languages', async () => {
    const editor = await anEditor()
    expect(await editor.begin()).toEqual({ code: 0, data: {} })
    expect(await editor.look()).toMatchObject({ state: 'new', use: 'page', ours: true, published: { number: 0 } })
    expect(await editor.history()).toEqual([])
    await editor.save(aPage('Autumn'))
    expect(await readIn('en')).toMatchObject({ code: refusals.not_found })
    expect(await hasPage()).toBe(false)

    expect(await editor.publish()).toMatchObject({ code: 0 })
    for (const language of ['zh', 'pt', 'en'] as const)
      expect((await readIn(language)).data).toMatchObject({ title: said('Autumn')[language], updatedOn: '2026-11-25' })
    expect(await hasPage()).toBe(true)
    expect(await editor.history()).toMatchObject([{ number: 1, by: 'Ieong' }])
  })

  test.each([
    'register',
    'online/news',
    'security/x',
    'zh/news',
    'desk',
    'api/news',
    'list/news',
    'contact',
    'a//b',
    'a/',
  ])('does not begin at %s, which is taken', async (at) => {
    const editor = await anEditor(at)

    expect(await editor.begin()).toMatchObject({
      code: refusals.page_address_taken,
      errors: { key: expect.any(String) },
    })
  })

  test.each([
    ['an address with capitals', { key: 'News' }, 'key'],
    ['an address that leaves the portal', { key: '../x' }, 'key'],
    ['a script for an address', { key: 'javascript:alert(1)' }, 'key'],
    ['no Portuguese title', { titlePt: ' ' }, 'titlePt'],
    ['a title of a thousand letters', { titleEn: 'a'.repeat(1000) }, 'titleEn'],
  ])('with %s is refused at its field', async (_, more, field) => {
    const editor = await anEditor()

    expect(Object.keys((await editor.begin(more)).errors ?? {})).toEqual([field])
  })

  test('of two at one address one is begun', async () => {
    const editor = await anEditor()
    const replies = await Promise.all([editor.begin(), editor.begin()])

    expect(replies.map(({ code }) => code).toSorted()).toEqual([0, refusals.page_address_taken])
  })

  test('that nobody wants is gone as if it had never been', async () => {
    const editor = await anEditor()
    await editor.begin()
    await editor.save(aPage('Autumn'))

    expect(await editor.takeOff()).toMatchObject({ code: 0 })
    expect(await editor.get(`/desk/page?key=${key}`)).toMatchObject({ code: refusals.not_found })
    expect(await editor.begin()).toMatchObject({ code: 0 })
  })
})

describe('taking a page off', () => {
  const aPublished = async () => {
    const editor = await anEditor()
    await editor.begin()
    await editor.save(aPage('Autumn'))
    await editor.publish()
    return editor
  }

  test('leaves nothing at its address, and its history at the desk; published again it is back', async () => {
    const editor = await aPublished()
    expect(await editor.takeOff()).toMatchObject({ code: 0 })
    expect(await readIn('en')).toMatchObject({ code: refusals.not_found })
    expect(await hasPage()).toBe(false)
    expect(await editor.look()).toMatchObject({ state: 'off' })

    await editor.restore(1)
    expect(await readIn('en')).toMatchObject({ code: refusals.not_found })
    await editor.publish()
    expect((await readIn('en')).data).toMatchObject({ title: said('Autumn').en })
    expect((await editor.history()).map(({ number }: { number: number }) => number)).toEqual([2, 1])
  })

  test('has the pages that were drawn beforehand drawn anew, each time', async () => {
    const { contentVersion } = siteService(portal.deps)
    const editor = await anEditor()
    await editor.begin()
    await editor.save(aPage('Autumn'))
    const seen = [await contentVersion()]
    await editor.publish()
    seen.push(await contentVersion())
    await editor.takeOff()
    seen.push(await contentVersion())
    await editor.restore(1)
    await editor.publish()
    seen.push(await contentVersion())

    expect(new Set(seen).size).toBe(4)
  })

  test.each([
    [
      'the menu',
      'list/menu',
      [{ kind: 'entry', code: 'x', uri: `/${key}?a#b`, level: 1, hidden: false, text: said('x') }],
    ],
    ['another page', 'faq', linking(`/${key}`).blocks],
  ])('is refused while %s leads to it, which is named', async (_, from, blocks) => {
    const editor = await aPublished()
    const other = editing(editor, from)
    const { title } = (await other.look()).published
    await other.save({ title, blocks })
    await other.publish()

    expect((await editor.look()).linkedFrom).toEqual([{ key: from, title }])
    expect(await editor.takeOff()).toMatchObject({ code: refusals.page_needed })
    expect(await readIn('en')).toMatchObject({ code: 0 })
  })

  test('lets no menu lead to it any more', async () => {
    const editor = await aPublished()
    await editor.takeOff()
    const menu = editing(editor, 'list/menu')
    const entry = { kind: 'entry', code: 'x', uri: `/${key}`, level: 1, hidden: false, text: said('x') }
    await menu.save({ title: said('Menu'), blocks: [entry] })

    expect(await menu.publish()).toMatchObject({ code: refusals.content_unfinished })
  })

  test('and publishing a menu that leads to it do not both happen at once', async () => {
    const editor = await aPublished()
    const menu = editing(editor, 'list/menu')
    const entry = { kind: 'entry', code: 'x', uri: `/${key}`, level: 1, hidden: false, text: said('x') }
    await menu.save({ title: said('Menu'), blocks: [entry] })
    const replies = await Promise.all([editor.takeOff(), menu.publish()])

    expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
  })

  test.each(['contact', 'readme', 'statement', 'list/areas'])(
    'is not for %s, with which the portal began',
    async (at) => {
      const editor = await anEditor(at)

      expect(await editor.look()).toMatchObject({ ours: false })
      expect(await editor.takeOff()).toMatchObject({ code: refusals.page_needed })
    },
  )
})
