import { expect, test } from 'vitest'
import { blockIn } from './page.rules.ts'

const reading = { locale: 'pt', hosts: [], fill: (text: string) => text.replace('{product}', 'Desporto') } as const
const said = (word: string) => ({ zh: `${word} zh`, pt: `${word} {product}`, en: `${word} en` })

test('steps stay numbered, and points stay points', () => {
  const items = [said('um'), said('dois')]

  expect(blockIn({ kind: 'list', items, ordered: true }, reading)).toEqual({
    kind: 'list',
    items: ['um Desporto', 'dois Desporto'],
    ordered: true,
  })
  expect(blockIn({ kind: 'list', items }, reading)).not.toHaveProperty('ordered', true)
})

test.each(['heading', 'paragraph', 'notice'] as const)('what is written as a %s is read as one', (kind) => {
  expect(blockIn({ kind, text: said('isto') }, reading)).toEqual({ kind, text: 'isto Desporto' })
})

test('the words of a link name the settings, too', () => {
  expect(blockIn({ kind: 'links', links: [{ label: said('ver'), uri: '/faq' }] }, reading)).toEqual({
    kind: 'links',
    links: [{ label: 'ver Desporto', uri: '/faq' }],
  })
})
