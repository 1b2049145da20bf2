import { type RefusalName, refusals } from '@palaestra/contract'
import { sentences } from '@palaestra/contract/sentences/all'
import { bureauDocument } from './documents/bureau.ts'
import { callList, callPages } from './documents/callPages.ts'
import { inCells, table, written } from './documents/markdown.ts'
import { openapiDocument } from './documents/openapi.ts'

const refusalsDocument = `# The refusals

${written} The number travels as \`code\` and is never used again for anything else.

${table(
  ['number', 'name', 'zh', 'pt', 'en'],
  Object.entries(refusals)
    .sort(([, one], [, other]) => one - other)
    .map(([name, number]) => {
      const said = (['zh', 'pt', 'en'] as const).map((locale) => inCells(sentences[locale][name as RefusalName]))
      return [number, `\`${name}\``, ...said]
    }),
)}
`

/** The documents made from the contract, for people and for machines: path from the root → content. */
export const documents: Record<string, string> = {
  'docs/calls.md': callList,
  ...callPages,
  'docs/openapi.json': openapiDocument,
  'docs/bureau/openapi.json': bureauDocument,
  'docs/refusals.md': refusalsDocument,
}
