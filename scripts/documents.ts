import { api, type Call, type Calls, desk, type RefusalName, refusals } from '@palaestra/contract'
import { allRefusals } from '@palaestra/contract/openapi'
import { sentences } from '@palaestra/contract/sentences/all'

const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`
const table = (head: string[], rows: string[]) => [row(...head), row(...head.map(() => '---')), ...rows].join('\n')
/** Nothing, for a sentence that is missing: the types and a law of their own say so, more clearly. */
const inCells = (text = '') => text.replaceAll('|', '\\|')

const common = ['invalid_input', 'too_many'] as const
const isCommon = (name: RefusalName) => common.some((one) => one === name)
const numbered = (name: RefusalName) => `${refusals[name]} ${name}`

const accessOf = ({ access, freshProof, permission }: Call) =>
  [access, freshProof && 'fresh proof', permission && `may \`${permission}\``].filter(Boolean).join(', ')

const callsOf = (word: string, calls: Calls) =>
  table(
    ['call', 'address', 'access', 'refuses with', 'what it does'],
    Object.entries(calls).map(([name, call]) =>
      row(
        `\`${word}.${name}\``,
        `\`${call.method} /api${call.path}\`${call.pathIsOurs ? ' \\*' : ''}`,
        accessOf(call),
        allRefusals(call)
          .filter((refusal) => !isCommon(refusal))
          .map(numbered)
          .join(', '),
        inCells(call.summary),
      ),
    ),
  )

const wordsOf = (words: Record<string, Calls>, folder: string, prefix: string) =>
  Object.entries(words).map(
    ([word, calls]) => `### ${word}\n\n\`contract/src/${folder}/${word}.ts\`\n\n${callsOf(`${prefix}${word}`, calls)}`,
  )

const written = 'Written by `npm run docs` from `contract/`. Do not change it here.'

const callsDocument = `# The calls

${written} The same, for machines, is at \`/api/openapi.json\` of a portal in development.

Every answer is \`{ code, data }\` or \`{ code, message, errors?, wait? }\`; \`code\` 0 is success, any other number a refusal: [refusals.md](refusals.md). Any call may refuse with ${common.map(numbered).join(' and ')}. The language of sentences is that of the header \`Api-Language\`, or else of the query \`_locale\`.

Access: *public* is anybody; *registration* sends the token of an opened registration in the header \`registration\`; *member* and *staff* send theirs in the header \`apikey\`, and a GET adds \`useToken=1\` to its query. A *fresh proof* of identity is not older than ten minutes.

\\* The specification leaves this path open, and we chose it.

## For the public

${wordsOf(api, 'calls', '').join('\n\n')}

## For the staff

The specification names no calls of the staff: all these paths are ours.

${wordsOf(desk, 'desk', 'desk.').join('\n\n')}
`

const refusalsDocument = `# The refusals

${written} The number travels as \`code\` and is never used again for anything else.

${table(
  ['number', 'name', 'zh', 'pt', 'en'],
  Object.entries(refusals)
    .sort(([, one], [, other]) => one - other)
    .map(([name, number]) => {
      const said = (['zh', 'pt', 'en'] as const).map((locale) => inCells(sentences[locale][name as RefusalName]))
      return row(number, `\`${name}\``, ...said)
    }),
)}
`

/** What follows from the contract, for reading: path from the root → content. */
export const documents: Record<string, string> = {
  'docs/calls.md': callsDocument,
  'docs/refusals.md': refusalsDocument,
}
