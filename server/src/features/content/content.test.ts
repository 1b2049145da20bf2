import { longestPageText, refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { aClerk, again } from '../../testing/desk.ts'
import { aPage, editing, publishDue, said } from '../../testing/editor.ts'
import { thePortal } from '../../testing/portal.ts'
import { siteService } from '../site/site.service.ts'

const portal = await thePortal()

beforeEach(() => portal.reset({ now: '2026-11-25T10:00:00+08:00' }))

const anEditor = async (key?: string) => editing(await aClerk(portal, ['content']), key)
const aSecondEditor = async () => editing(await aClerk(portal, ['content'], { username: 'fong', name: 'Fong' }))
const readIn = async (language: string, key = 'contact') =>
  (await portal.get(`/web/page?key=${key}`, { 'api-language': language })).data

describe('a draft', () => {
  test('changes nothing for readers until it is published, and then at once, in each language', async () => {
    const editor = await anEditor()
    const before = await readIn('en')
    expect(await editor.save(aPage('News'))).toMatchObject({ code: 0 })
    expect(await readIn('en')).toEqual(before)

    expect(await editor.publish()).toMatchObject({ code: 0, data: { publishAt: null } })
    for (const language of ['zh', 'pt', 'en'] as const)
      expect(await readIn(language)).toEqual({
        ...{ key: 'contact', title: said('News')[language], updatedOn: '2026-11-25' },
        blocks: [{ kind: 'paragraph', text: said('about News')[language] }],
      })
    expect((await editor.look()).draft).toBeNull()
  })

  test('may be unfinished, and is kept as it is; published it cannot be', async () => {
    const editor = await anEditor()
    const half = aPage('Half', { title: { ...said('Half'), pt: '' }, blocks: [] })
    await editor.save(half)

    expect((await editor.look()).draft).toMatchObject({ ...half, by: 'Ieong' })
    expect(await editor.publish()).toMatchObject({ code: refusals.content_unfinished })
    expect(await readIn('en')).not.toMatchObject({ title: half.title.en })
  })

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://www.gov.mo/',
    'https://elsewhere.example/',
    '//elsewhere.example',
    'mailto:help@example.mo?bcc=all@example.mo',
    'tel:123;phone-context=elsewhere',
    '',
  ])('with a link to %j cannot be published', async (uri) => {
    const editor = await anEditor()
    await editor.save(aPage('Links', { blocks: [{ kind: 'links', links: [{ label: said('link'), uri }] }] }))

    expect(await editor.publish()).toMatchObject({ code: refusals.content_unfinished })
  })

  test('with links within the portal, to a listed host, to a mailbox and to a telephone is published with them', async () => {
    const uris = ['/faq', 'https://www.gov.mo/pt', 'mailto:help@example.mo', 'tel:+85328880000']
    const editor = await anEditor()
    const links = uris.map((uri) => ({ label: said('link'), uri }))
    await editor.save(aPage('Links', { blocks: [{ kind: 'links', links }] }))
    await editor.publish()

    expect((await readIn('en')).blocks[0].links.map(({ uri }: { uri: string }) => uri)).toEqual(uris)
  })

  test('with a script in its words is plain text to readers', async () => {
    const script = '<script>alert(1)</script><img src=x onerror=alert(1)>'
    const editor = await anEditor()
    const text = { zh: script, pt: script, en: script }
    await editor.save(aPage('Script', { blocks: [{ kind: 'paragraph', text }] }))
    await editor.publish()

    expect((await readIn('en')).blocks).toEqual([{ kind: 'paragraph', text: script }])
  })

  test.each([
    ['HTML in the place of a part', { blocks: [{ kind: 'html', html: '<b>' }] }, 'blocks.0.kind'],
    ['a word that no setting has', { title: said('{nobody}') }, undefined],
    ['ten thousand characters in a text', { title: { ...said('x'), en: 'a'.repeat(10_000) } }, 'title.en'],
    ['a hundred and one parts', { blocks: Array(101).fill({ kind: 'heading', text: said('x') }) }, 'blocks'],
  ] as const)('with %s does not reach readers', async (_, more, field) => {
    const editor = await anEditor()
    const reply = await editor.save({ ...aPage('Odd'), ...more })

    expect(Object.keys(reply.errors ?? {})).toEqual(field ? [field] : [])
    if (!field) expect(await editor.publish()).toMatchObject({ code: refusals.content_unfinished })
    expect(await readIn('en')).toMatchObject({ title: 'Contact us' })
  })

  test('larger than can be sent in one piece is refused, and what was kept stays', async () => {
    const editor = await anEditor()
    await editor.save(aPage('Kept'))
    const text = { zh: '', pt: '', en: 'a'.repeat(longestPageText) }
    const blocks = Array(15).fill({ kind: 'paragraph', text })

    expect(await editor.save(aPage('Large', { blocks }))).toMatchObject({ code: refusals.content_too_large })
    expect((await editor.look()).draft).toMatchObject({ title: said('Kept') })
  })

  test('is not overwritten by who has not seen it', async () => {
    const [first, second] = [await anEditor(), await aSecondEditor()]
    const seenBySecond = await second.seen()
    await first.save(aPage('First'))

    const late = await second.post('/desk/page/save', { ...seenBySecond, ...aPage('Second') })
    expect(late).toMatchObject({ code: refusals.content_changed })
    expect((await first.look()).draft).toMatchObject({ title: said('First'), by: 'Ieong' })
    // Who has seen it may.
    expect(await second.save(aPage('Second'))).toMatchObject({ code: 0 })
    expect((await first.look()).draft).toMatchObject({ title: said('Second'), by: 'Fong' })
  })

  test('is not begun on a page that a colleague has published anew meanwhile', async () => {
    const [first, second] = [await anEditor(), await aSecondEditor()]
    const seenBySecond = await second.seen()
    await first.save(aPage('First'))
    await first.publish()

    const late = await second.post('/desk/page/save', { ...seenBySecond, ...aPage('Second') })
    expect(late).toMatchObject({ code: refusals.content_changed })
  })

  test('that was thrown away and begun anew is another one', async () => {
    const editor = await anEditor()
    await editor.save(aPage('First'))
    const old = await editor.seen()
    await editor.post('/desk/page/discard', { key: 'contact', version: old.version })
    expect((await editor.look()).draft).toBeNull()
    await editor.save(aPage('Second'))

    expect(await editor.save(aPage('Third'), { version: old.version })).toMatchObject({
      code: refusals.content_changed,
    })
    const gone = await editor.post('/desk/page/discard', { key: 'contact', version: old.version })
    expect(gone).toMatchObject({ code: refusals.content_changed })
  })

  test('of two that are saved at once one is kept, and the other is told', async () => {
    const [first, second] = [await anEditor(), await aSecondEditor()]
    const seen = await first.seen()
    const replies = await Promise.all([
      first.post('/desk/page/save', { ...seen, ...aPage('First') }),
      second.post('/desk/page/save', { ...seen, ...aPage('Second') }),
    ])

    expect(replies.map(({ code }) => code).toSorted()).toEqual([0, refusals.content_changed])
  })

  test('published twice at once is published once', async () => {
    const editor = await anEditor()
    await editor.save(aPage('Once'))
    const { version } = await editor.seen()
    const publish = () =>
      editor.post('/desk/page/publish', { key: 'contact', version, correction: false, day: '', hour: 0 })
    const replies = await Promise.all([publish(), publish()])

    expect(replies.map(({ code }) => code).toSorted()).toEqual([0, refusals.content_changed])
    expect((await editor.history()).map(({ number }: { number: number }) => number)).toEqual([2, 1])
  })
})

describe('publishing', () => {
  test('later is done when the hour of the place has come, and not before', async () => {
    const editor = await anEditor()
    await editor.save(aPage('Later'))
    expect(await editor.publish({ day: '2026-11-26', hour: 9 })).toMatchObject({
      data: { publishAt: '2026-11-26T01:00:00.000Z' },
    })
    portal.clock.set(new Date('2026-11-26T08:59:00+08:00'))
    await publishDue(portal)
    expect(await readIn('en')).toMatchObject({ title: 'Contact us' })

    portal.clock.set(new Date('2026-11-26T09:00:00+08:00'))
    await publishDue(portal)
    expect(await readIn('en')).toMatchObject({ title: said('Later').en, updatedOn: '2026-11-26' })
    await publishDue(portal)
    const after = editing(await again(portal))
    expect(await after.history()).toMatchObject([
      { number: 2, by: 'Ieong' },
      { number: 1, by: null, at: null },
    ])
  })

  test('later is called off by a change', async () => {
    const editor = await anEditor()
    await editor.save(aPage('Later'))
    await editor.publish({ day: '2026-11-26', hour: 9 })
    expect((await editor.look()).draft).toMatchObject({ publishAt: '2026-11-26T01:00:00.000Z' })
    await editor.save(aPage('Changed'))
    expect((await editor.look()).draft).toMatchObject({ publishAt: null })

    portal.clock.set(new Date('2026-11-27T09:00:00+08:00'))
    await publishDue(portal)
    expect(await readIn('en')).toMatchObject({ title: 'Contact us' })
  })

  test('at an hour that is over is refused at the day', async () => {
    const editor = await anEditor()
    await editor.save(aPage('Late'))

    expect(await editor.publish({ day: '2026-11-25', hour: 10 })).toMatchObject({
      code: refusals.content_past,
      errors: { day: expect.any(String) },
    })
  })

  test('a correction keeps the day of the page, so that nobody is asked to agree again', async () => {
    const editor = await anEditor('online-card-notice')
    const before = await readIn('en', 'online-card-notice')
    await editor.save(aPage('Corrected'))
    await editor.publish({ correction: true })

    expect(await readIn('en', 'online-card-notice')).toMatchObject({
      title: said('Corrected').en,
      updatedOn: before.updatedOn,
    })
  })

  test.each([
    ['register-steps', 'template'],
    ['statement', 'template'],
    ['parent', 'template'],
    ['online-card-notice', 'template'],
    ['readme', 'terms'],
    ['readme-gov', 'terms'],
    ['readme-parent', 'terms'],
    ['privacy', 'page'],
    ['service-charter', 'page'],
  ])('[X09] %s is changed like any other, and says that it is a %s', async (key, use) => {
    const editor = await anEditor(key)
    expect(await editor.look()).toMatchObject({ key, use })
    await editor.save(aPage('New'))
    await editor.publish()

    for (const language of ['zh', 'pt', 'en'] as const)
      expect(await readIn(language, key)).toMatchObject({ title: said('New')[language] })
  })
})

describe('the history of a page', () => {
  test('begins with what the portal began with, and a version of it becomes a draft again', async () => {
    const editor = await anEditor()
    const first = (await editor.look()).published
    await editor.save(aPage('Second'))
    await editor.publish()
    expect(await editor.history()).toEqual([
      { number: 2, by: 'Ieong', at: '2026-11-25T02:00:00.000Z' },
      { number: 1, by: null, at: null },
    ])
    const { title, blocks } = first
    expect((await editor.get('/desk/page/version?key=contact&number=1')).data).toMatchObject({ title, blocks })

    await editor.restore(1)
    expect((await editor.look()).draft).toMatchObject({ title, blocks })
    expect(await readIn('en')).toMatchObject({ title: said('Second').en })
    await editor.publish()
    expect(await readIn('en')).toMatchObject({ title: title.en })
    expect(await editor.history()).toHaveLength(3)
  })

  test('has no versions that were never published', async () => {
    const editor = await anEditor()
    expect(await editor.restore(7)).toMatchObject({ code: refusals.not_found })
    expect(await editor.get('/desk/page/version?key=contact&number=7')).toMatchObject({ code: refusals.not_found })
    expect(await editor.get('/desk/page/history?key=nowhere')).toMatchObject({ code: refusals.not_found })
    expect(await editor.get('/desk/page?key=nowhere')).toMatchObject({ code: refusals.not_found })
  })
})

test('each publishing is seen by what prerenders the pages, and a draft is not', async () => {
  const { contentVersion } = siteService(portal.deps)
  const before = await contentVersion()
  const editor = await anEditor()
  await editor.save(aPage('News'))
  expect(await contentVersion()).toBe(before)
  await editor.publish()
  expect(await contentVersion()).toBeGreaterThan(before)
})

test('a preview is what readers would see, with the words of the settings and without links that lead nowhere', async () => {
  const editor = await anEditor()
  const links = [
    { label: said('in'), uri: '/faq' },
    { label: said('out'), uri: 'javascript:alert(1)' },
  ]
  const page = aPage('{product}', { blocks: [{ kind: 'links', links }] })
  const { data } = await editor.post('/desk/page/preview', { ...page, language: 'en' })

  expect(data).toEqual({
    title: 'Sport for All (en)',
    blocks: [{ kind: 'links', links: [{ label: 'in (en)', uri: '/faq' }] }],
  })
})

test('every page stands in the list with its draft', async () => {
  const editor = await anEditor()
  await editor.save(aPage('Draft'))
  const { items } = (await editor.get('/desk/pages')).data

  expect(items.length).toBeGreaterThan(20)
  expect(items.find(({ key }: { key: string }) => key === 'classes/steps')).toMatchObject({
    title: { en: 'How to sign up for classes' },
  })
  const at = '2026-11-25T02:00:00.000Z'
  expect(items.filter(({ draft }: { draft: object | null }) => draft)).toMatchObject([
    { key: 'contact', use: 'page', draft: { by: 'Ieong', at, publishAt: null } },
  ])
})

test('what is saved, planned, published and thrown away is in the audit trail, without its words', async () => {
  const editor = await anEditor()
  await editor.save(aPage('One'))
  await editor.publish({ day: '2026-12-01', hour: 0 })
  await editor.publish()
  await editor.save(aPage('Two'))
  await editor.post('/desk/page/discard', { ...(await editor.seen()), number: undefined })

  const rows = portal.db.selectFrom('audit').select(['act', 'subjectId', 'detail']).where('subjectKind', '=', 'page')
  expect(await rows.orderBy('id').execute()).toEqual([
    { act: 'page_saved', subjectId: 'contact', detail: null },
    { act: 'page_scheduled', subjectId: 'contact', detail: '2026-12-01 00:00' },
    { act: 'page_published', subjectId: 'contact', detail: '2' },
    { act: 'page_saved', subjectId: 'contact', detail: null },
    { act: 'page_discarded', subjectId: 'contact', detail: null },
  ])
})

test('pages are changed by who may change what the portal says, and by nobody else', async () => {
  const other = await aClerk(portal, ['reviewer', 'senior', 'counter', 'cashier', 'auditor'])
  for (const url of ['/desk/pages', '/desk/page?key=contact', '/desk/page/history?key=contact'])
    expect(await other.get(url)).toMatchObject({ code: refusals.not_allowed })
})
