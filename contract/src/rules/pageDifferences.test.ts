import { expect, test } from 'vitest'
import type { WrittenPage } from './content.ts'
import { pageDifferences } from './pageDifferences.ts'

const said = (text: string) => ({ zh: `${text}。`, pt: text, en: text })
const page = (title: string, ...texts: string[]): WrittenPage => ({
  title: said(title),
  blocks: texts.map((text) => ({ kind: 'paragraph', text: said(text) })),
})
const shown = (before: WrittenPage, after: WrittenPage) =>
  pageDifferences(before, after, 'en').map(({ change, text }) => `${change} ${text}`)

test('what both have is the same, whatever comes or goes around it', () => {
  expect(shown(page('T', 'a', 'b', 'c'), page('T', 'b', 'x', 'c'))).toEqual([
    'same T',
    'removed a',
    'same b',
    'added x',
    'same c',
  ])
})

test('a line that has changed is taken away, and comes anew', () => {
  expect(shown(page('T', 'a'), page('U', 'a'))).toEqual(['removed T', 'added U', 'same a'])
})

test('versions that say the same in one language differ in another', () => {
  const after = page('T', 'a')
  after.title = { ...after.title, zh: '別的' }
  expect(pageDifferences(page('T', 'a'), after, 'en').every(({ change }) => change === 'same')).toBe(true)
  expect(pageDifferences(page('T', 'a'), after, 'zh').map(({ change }) => change)).toEqual(['removed', 'added', 'same'])
})

test('a paragraph that becomes a heading differs, and so does the address of a link', () => {
  const before = page('T', 'a')
  expect(shown(before, { ...before, blocks: [{ kind: 'heading', text: said('a') }] })).toEqual([
    'same T',
    'removed a',
    'added a',
  ])
  const link = (uri: string): WrittenPage => ({
    title: said('T'),
    blocks: [{ kind: 'links', links: [{ label: said('l'), uri }] }],
  })
  expect(shown(link('/a'), link('/b'))).toEqual(['same T', 'removed l (/a)', 'added l (/b)'])
})
