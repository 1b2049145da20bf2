import { expect, test } from 'vitest'
import { pageSettings as settings } from '../testing/pageSettings.ts'
import { documentFrom, fillIn, templateFrom } from './document.ts'

const shell =
  '<title>{{title}}</title>{{head}}<main data-screen="{{prerendered}}">{{body}}</main><script>{{texts}}</script>'
const page = { title: 'Questions', body: '<p>{{hotline}}</p>', head: '<style></style>', texts: {} }

test('a prerendered page has its title before the name of the portal, and no sign of it begins a tag', () => {
  const filled = fillIn(templateFrom(shell, { ...page, title: `<b>"A" & 'B'</b>` }), settings)

  expect(filled).toContain('<title>&lt;b&gt;&quot;A&quot; &amp; &#x27;B&#x27;&lt;/b&gt; – Sport</title>')
})

test('its text goes along for the scripts, and cannot end them', () => {
  const said = { faq: { title: '</script><b>', key: 'faq', updatedOn: '2026-03-02', blocks: [] } }
  const [, written = ''] = /<script>(.*?)<\/script>/.exec(templateFrom(shell, { ...page, texts: said })) ?? []

  expect(JSON.parse(written)).toEqual(said)
})

test('it names the screen that takes it over, or none', () => {
  expect(templateFrom(shell, { ...page, takenOver: 'Faq' })).toContain('data-screen="Faq"')
  expect(templateFrom(shell, page)).toContain('data-screen=""')
})

test('the settings stand in its body, with no sign that could be a tag', () => {
  const filled = fillIn(templateFrom(shell, page), { ...settings, hotline: '<i>"2888" & \'0\'' })

  expect(filled).toContain('<p>&lt;i&gt;&quot;2888&quot; &amp; &#x27;0&#x27;</p>')
})

test('a link to the hotline dials it without the gaps that people read', () => {
  const body = '<a href="tel:{{hotline}}">{{hotline}}</a>'
  const filled = fillIn(templateFrom(shell, { ...page, body }), { ...settings, hotline: '(853) 2888 0000' })

  expect(filled).toContain('<a href="tel:85328880000">(853) 2888 0000</a>')
})

test('a document that says something else has another name', async () => {
  const [one, same, other] = await Promise.all(['a', 'a', 'b'].map((body) => documentFrom(body, settings)))

  expect(one?.etag).toBe(same?.etag)
  expect(one?.etag).not.toBe(other?.etag)
  expect(one?.plain.toString()).toBe('a')
})
