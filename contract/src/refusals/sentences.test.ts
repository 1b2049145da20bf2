import { expect, test } from 'vitest'
import { locales } from '../locale.ts'
import { sentences } from './all.ts'
import type { RefusalName } from './names.ts'

// The three lists were written side by side: what has one sentence in a language has one in each.
test('no refusal has the sentence of another in one language alone', () => {
  const names = Object.keys(sentences.zh) as RefusalName[] // The list has these keys and no others.
  const likeIn = (name: RefusalName) =>
    locales.map((locale) => names.filter((other) => sentences[locale][other] === sentences[locale][name]))

  for (const name of names) {
    const [inZh, ...others] = likeIn(name)
    for (const other of others) expect(other, name).toEqual(inZh)
  }
})
