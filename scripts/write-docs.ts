import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { mapDocument, mapPath } from './documents/map.ts'
import { documents } from './documents.ts'
import { readHouse } from './house/source.ts'

const root = join(import.meta.dirname, '..')

// npm run docs: writes the documents made from the contract, and the map. `npm run check` fails while they are old.
for (const [path, content] of Object.entries({ ...documents, [mapPath]: mapDocument(readHouse(root)) })) {
  const file = join(root, path)
  const before = (() => {
    try {
      return readFileSync(file, 'utf8')
    } catch {
      return undefined // The document is not written yet.
    }
  })()
  if (before !== content) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  console.log(`${before === content ? 'unchanged' : 'written'}  ${path}`)
}
