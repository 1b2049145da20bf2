import { expect, test } from 'vitest'
import { isPageTooLarge, pageProblems, type WrittenBlock, type WrittenPage } from './content.ts'
import { isSafeLink } from './safeUri.ts'

const said = (text: string) => ({ zh: text, pt: text, en: text })
const allowed = { hosts: ['www.gov.mo'], words: ['hotline'] }
const problemsOf = (...blocks: WrittenBlock[]) => pageProblems({ title: said('Title'), blocks }, allowed)

test('a finished page has none', () => {
  expect(
    problemsOf(
      { kind: 'heading', text: said('Call {hotline}') },
      { kind: 'list', items: [said('one')], ordered: true },
      { kind: 'links', links: [{ label: said('FAQ'), uri: '/faq' }] },
    ),
  ).toEqual([])
})

test('what is missing is named with its place and its language', () => {
  const page: WrittenPage = { title: { zh: '題', pt: ' ', en: 'T' }, blocks: [] }
  expect(pageProblems(page, allowed)).toEqual([
    { at: 'title.pt', problem: 'missing' },
    { at: 'blocks', problem: 'missing' },
  ])
  expect(
    problemsOf(
      { kind: 'list', items: [] },
      { kind: 'list', items: [said('one'), { zh: '二', pt: 'dois', en: '' }] },
      { kind: 'links', links: [{ label: { zh: '', pt: 'a', en: 'b' }, uri: '' }] },
    ),
  ).toEqual([
    { at: 'blocks.0', problem: 'missing' },
    { at: 'blocks.1.items.1.en', problem: 'missing' },
    { at: 'blocks.2.links.0.label.zh', problem: 'missing' },
    { at: 'blocks.2.links.0.uri', problem: 'missing' },
  ])
})

test('so is what is too long, a word that no setting has, and an address that is not allowed', () => {
  expect(
    problemsOf(
      { kind: 'heading', text: { ...said('x'), en: 'a'.repeat(201) } },
      { kind: 'paragraph', text: { ...said('x'), pt: 'ligue {hotlin}' } },
      { kind: 'links', links: [{ label: said('x'), uri: 'javascript:alert(1)' }] },
    ),
  ).toEqual([
    { at: 'blocks.0.text.en', problem: 'too_long' },
    { at: 'blocks.1.text.pt', problem: 'word', word: 'hotlin' },
    { at: 'blocks.2.links.0.uri', problem: 'address' },
  ])
})

test.each([
  ['mailto:help@example.mo', true],
  ['tel:+85328880000', true],
  ['tel:2888-0000', true],
  ['mailto:a@b', false],
  ['mailto:a@example.mo?cc=b@example.mo', false],
  ['MAILTO:a@example.mo', false],
  ['tel:', false],
  ['javascript:alert(1)', false],
])('a link to %s is allowed: %s', (uri, is) => expect(isSafeLink(uri, [])).toBe(is))

test('a page is too large by the bytes of all three languages', () => {
  const text = (letter: string, times: number) => said(letter.repeat(times))
  const large = (letter: string): WrittenPage => ({
    title: said('T'),
    blocks: Array(4).fill({ kind: 'paragraph', text: text(letter, 2000) }),
  })
  expect(isPageTooLarge(large('a'))).toBe(false)
  expect(isPageTooLarge(large('中'))).toBe(true)
})
