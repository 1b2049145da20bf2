import { expect, test } from 'vitest'
import { touchedBy } from './changed.ts'

const everything = () => true

test('what belongs to a word touches that word in every room', () => {
  for (const path of ['server/src/features/card/card.table.ts', 'web/src/texts/pt/card.ts', 'e2e/card.spec.ts'])
    expect(touchedBy([path], everything)).toEqual({
      server: ['server/src/features/card/'],
      components: ['web/src/features/card/', 'desk/src/features/card/'],
      walks: ['e2e/card.spec.ts'],
    })
})

test('what changes a call touches the tests over all calls', () => {
  const { server } = touchedBy(['contract/src/calls/card.ts'], everything)

  expect(server).toEqual([
    'server/src/features/card/',
    'server/src/http/access.test.ts',
    'server/src/http/replies.test.ts',
  ])
})

test('only what is there is run', () => {
  expect(touchedBy(['server/src/features/audit/audit.table.ts'], (path) => path.startsWith('server/'))).toEqual({
    server: ['server/src/features/audit/'],
    components: [],
    walks: [],
  })
})

test('what belongs to no word touches its folder, at the top of a room its own test, elsewhere nothing', () => {
  const paths = ['server/src/database/migrations/0001_a.ts', 'contract/src/fields.ts', 'ui/src/form/Form.tsx', 'a.md']

  expect(touchedBy(paths, everything)).toEqual({
    server: ['server/src/database/', 'contract/src/fields.'],
    components: ['ui/src/form/'],
    walks: [],
  })
})
