import { refusals } from '@palaestra/contract'
import type { Plugin } from 'vite'

const numbers = new Map<string, number>(Object.entries(refusals))

/** Writes the number for `refusals.code_wrong`: a browser knows a few of the refusals, and needs no list of all. */
export const numbersOfRefusals: Plugin = {
  name: 'numbers-of-refusals',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(ui|web|desk)\/src\/.*\.tsx?$/, code: /\brefusals\.\w/ },
    handler: (code) =>
      code.replace(/\brefusals\.(\w+)\b/g, (written, name: string) => String(numbers.get(name) ?? written)),
  },
}
