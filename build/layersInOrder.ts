import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Where the order of the layers is written. */
const base = join(import.meta.dirname, '../ui/src/styles/base.css')
const order = /@layer [^;{]+;/.exec(readFileSync(base, 'utf8'))?.[0]
if (!order) throw new Error(`${base} says no order of the layers`)

/**
 * Lets each style sheet begin with the order of the layers. A browser takes it from what it reads first, and the builder
 * puts first whatever is shared by most: once that was a button, and links were painted over what components say.
 */
export const layersInOrder: Plugin = {
  name: 'layers-in-order',
  enforce: 'pre',
  transform: (code, id) =>
    /\.css(\?|$)/.test(id) && code.includes('@layer') && !code.startsWith(order) ? `${order}\n${code}` : undefined,
}
