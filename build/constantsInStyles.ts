import { constant } from '@palaestra/contract'
import type { Plugin } from 'vite'

const written = (name: string) => {
  const value = new Map<string, unknown>(Object.entries(constant)).get(name)
  if (typeof value !== 'number') throw new Error(`${name} is no number of contract/src/constants.ts`)
  return name.endsWith('Milliseconds') ? `${value}ms` : `${value}px`
}

/** Replaces `env(wideFromPixels)` in a style sheet by that number of the contract: it stands nowhere else [K01]. */
export const constantsInStyles: Plugin = {
  name: 'constants-in-styles',
  enforce: 'pre',
  transform: (code, id) =>
    /\.css(\?|$)/.test(id) ? code.replace(/\benv\((\w+)\)/g, (_, name: string) => written(name)) : undefined,
}
