import { expect, test } from 'vitest'
import { canHold, proofsIn, type Row, readRows } from './rows.ts'

const row = (kind: Row['kind']): Row => ({ id: 'R24', kind, statement: '' })
const proof = (path: string) => ({ path, title: '', ids: ['R24'] })

test('rows are read from their tables', () => {
  const text = '| id | kind | what must hold |\n|---|---|---|\n| R24 | B | `/{lang}/online/account`: contact data. |'

  expect(readRows(text)).toEqual([{ id: 'R24', kind: 'B', statement: '`/{lang}/online/account`: contact data.' }])
})

test('a walk names its rows in its tags, also those of its group', () => {
  const house = {
    'e2e/card.spec.ts': `
      test('a loss is reported', { tag: ['@C01', '@slow', '@R25'] }, async () => {})
      test.describe('without a token', { tag: '@A07' }, () => {})`,
  }

  expect(proofsIn(house)).toEqual([
    { path: 'e2e/card.spec.ts', title: 'a loss is reported', ids: ['C01', 'R25'] },
    { path: 'e2e/card.spec.ts', title: 'without a token', ids: ['A07'] },
  ])
})

test('any other test names them in its title, also in a table of titles', () => {
  const house = {
    'server/src/a.test.ts': `
      test('a password has eight characters [V04]', () => {})
      test.each([['[V05] two e-mails', 1], ['[V06] two mobiles', 2]])('%s', () => {})`,
  }

  expect(proofsIn(house).map(({ title, ids }) => [title, ...ids])).toEqual([
    ['a password has eight characters', 'V04'],
    ['two e-mails', 'V05'],
    ['two mobiles', 'V06'],
  ])
})

test.each<[Row['kind'], string, boolean]>([
  ['B', 'e2e/card.spec.ts', true],
  ['B', 'server/src/features/card/card.test.ts', false],
  ['B', 'web/src/features/card/CardScreen.test.tsx', false],
  ['A', 'server/src/features/card/card.test.ts', true],
  ['A', 'contract/src/rules/card.test.ts', false],
  ['U', 'contract/src/rules/card.test.ts', true],
])('a row of kind %s and %s: %s', (kind, path, holds) => {
  expect(canHold(row(kind), proof(path))).toBe(holds)
})
