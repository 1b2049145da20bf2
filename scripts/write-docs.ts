import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { landedDocument, landedPath } from './documents/landed.ts'
import { mapDocument, mapPath } from './documents/map.ts'
import { documents } from './documents.ts'
import { readHouse } from './house/source.ts'

const root = join(import.meta.dirname, '..')

const house = readHouse(root)

// npm run docs: writes the documents made from the contract, the map, and the order of the migrations.
// `npm run check` fails while they are old.
for (const [path, content] of Object.entries({
  ...documents,
  [mapPath]: mapDocument(house),
  [landedPath]: landedDocument(house),
})) {
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
