import { expect, test } from 'vitest'
import { canHold, complaintsAbout, isHeld, type Proof, proofsIn, type Row, readRows } from './rows.ts'

const row = (kind: Row['kind']): Row => ({ id: 'R24', kind, statement: '' })
const proof = (way: Proof['way'], ids = ['R24']): Proof => ({ path: 'a.test.ts', way, title: 'a', ids })

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
    { path: 'e2e/card.spec.ts', way: 'walk', title: 'a loss is reported', ids: ['C01', 'R25'] },
    { path: 'e2e/card.spec.ts', way: 'walk', title: 'without a token', ids: ['A07'] },
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

test('whoever opens a portal or starts a server goes through the API', () => {
  const wayOf = (path: string, text: string) => proofsIn({ [path]: `${text}\ntest('a [V04]', () => {})` })[0]?.way

  expect(wayOf('server/src/http/a.test.ts', `import { openPortal } from '../testing/portal.ts'`)).toBe('api')
  expect(wayOf('server/src/http/a.test.ts', `import { networkOf } from './network.ts'`)).toBe('unit')
  expect(wayOf('e2e/processes/a.test.ts', '')).toBe('api')
  expect(wayOf('web/src/features/a.test.tsx', '')).toBe('unit')
})

test.each<[Row['kind'], Proof['way'], boolean]>([
  ['B', 'walk', true],
  ['B', 'api', false],
  ['B', 'unit', false],
  ['A', 'walk', true],
  ['A', 'api', true],
  ['A', 'unit', false],
  ['U', 'unit', true],
])('a row of kind %s and a test by way of %s: %s', (kind, way, holds) => {
  expect(canHold(row(kind), proof(way))).toBe(holds)
})

test('a row of the wrong kind of test alone is refused, beside one of the right kind it is not', () => {
  expect(complaintsAbout([row('B')], [proof('api')]).join()).toMatch(/names R24, which is of kind B/)
  expect(complaintsAbout([row('B')], [proof('api'), proof('walk')])).toEqual([])
})

test('of an open row tests may show a part', () => {
  const open = { ...row('B'), missing: 'a walk' }
  expect(complaintsAbout([open], [proof('api')])).toEqual([])
  expect(isHeld(open, [proof('api')])).toBe(false)
})

test('a row of which something is missing is not held, whatever tests are called', () => {
  const [open, done] = readRows('| R24 | B | The account. |\n| R25 | B | A loss. |\n\n| R24 | notices |')

  expect(open?.missing).toBe('notices')
  expect([open, done].map((one) => one && isHeld(one, [proof('walk', ['R24', 'R25'])]))).toEqual([false, true])
})

test('a row that does not exist is refused', () => {
  expect(complaintsAbout([row('U')], [proof('unit', ['Z99'])]).join()).toMatch(/Z99, which is no row/)
})
