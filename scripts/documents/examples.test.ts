import { type Call, check } from '@palaestra/contract'
import { type Part, schemaOf } from '@palaestra/contract/openapi'
import { expect, test } from 'vitest'
import { exampleFor } from './callPages.ts'
import { describe, words } from './openapi.ts'

const calls = Object.entries(words).flatMap(([word, of]) =>
  Object.entries(of).map(([name, call]): [string, string, string, Call] => [`${word}.${name}`, word, name, call]),
)

/** Replaces the name of a file, as a document shows it, by the file that the schema takes. */
const withFiles = (example: unknown, word: string, name: string, call: Call, part: Part) => {
  const { properties = {} } = schemaOf(describe, word, name, call, part)?.schema ?? {}
  const values = Object.entries(example ?? {}).map(([key, value]) => [
    key,
    properties[key]?.format === 'binary' ? new File(['picture'], String(value)) : value,
  ])
  return Object.fromEntries(values)
}

test.each(calls)('%s takes and gives what its example shows', (_, word, name, call) => {
  for (const part of ['query', 'body', 'reply'] as const) {
    const example = exampleFor(word, name, call, part)
    const given = part === 'body' ? withFiles(example, word, name, call, part) : example
    if (call[part]) expect(check(call[part], given).problems).toBeUndefined()
  }
})
