import type { Call, Calls, RefusalName } from '@palaestra/contract'
import { refusals } from '@palaestra/contract'
import { allRefusals, exampleOf, type Part, type Schema, schemaOf } from '@palaestra/contract/openapi'
import { inCells, inFence, table, written } from './markdown.ts'
import { describe, words } from './openapi.ts'
import { shapeOf } from './shape.ts'

const isDesk = (word: string) => word.startsWith('desk.')

const common = ['invalid_input', 'too_many'] as const
const isCommon = (name: RefusalName) => common.some((one) => one === name)
const numbered = (name: RefusalName) => `${refusals[name]} ${name}`
const refusesWith = (call: Call) =>
  allRefusals(call)
    .filter((refusal) => !isCommon(refusal))
    .map(numbered)
    .join(', ')

const accessOf = ({ access, freshProof, permission }: Call) =>
  [access, freshProof && 'fresh proof', permission && `may \`${permission}\``].filter(Boolean).join(', ')
const addressOf = ({ method, path, pathIsOurs, endsPath }: Call) =>
  `\`${method} /api${path}\`${endsPath ? ` or \`…/{${endsPath}}\`` : ''}${pathIsOurs ? ' \\*' : ''}`

const partOf = (word: string, name: string, call: Call, part: Part) => schemaOf(describe, word, name, call, part)

/** A value that one part of a call may have. */
export const exampleFor = (word: string, name: string, call: Call, part: Part): unknown => {
  const found = partOf(word, name, call, part)
  return found && exampleOf(found.schema, found.parts)
}

const tokenLine = {
  public: [],
  registration: ['registration: <token>'],
  member: ['apikey: <token>'],
  staff: ['apikey: <token>'],
  gate: ['apikey: <key of the gate>'],
}

/** The wire format: the lines of the request, then the body. */
const requestOf = (word: string, name: string, call: Call) => {
  const query = Object.entries(exampleFor(word, name, call, 'query') ?? {}).map(([part, value]) => [
    part,
    String(value),
  ])
  const useToken = call.method === 'GET' && (call.access === 'member' || call.access === 'staff')
  const search = new URLSearchParams(
    Object.fromEntries([...query, ...(useToken ? [['useToken', '1']] : [])]),
  ).toString()
  const body = exampleFor(word, name, call, 'body')
  const type = call.sentAs === 'form' ? 'multipart/form-data' : 'application/json'
  const parts = Object.entries(body ?? {}).map(([part, value]) => `${part}=${value}`)
  return [
    `${call.method} /api${call.path}${search && `?${search}`}`,
    ...tokenLine[call.access],
    ...(body
      ? [`content-type: ${type}`, '', ...(call.sentAs === 'form' ? parts : [JSON.stringify(body, null, 2)])]
      : []),
  ].join('\n')
}

const responseOf = (word: string, name: string, call: Call) =>
  JSON.stringify({ code: 0, data: exampleFor(word, name, call, 'reply') }, null, 2)

const given = (word: string, name: string, call: Call) => {
  const query = call.query && shapeOf('query', partOf(word, name, call, 'query')?.schema)
  const body = call.body && shapeOf('request', partOf(word, name, call, 'body')?.schema)
  return [query, body].filter((one) => one !== undefined)
}

/** Recursive schemas stand once, below the reply. */
const components = (parts: Record<string, Schema> = {}) =>
  Object.values(parts).map((part) => `Each item:\n\n${shapeOf('item', part)}`)

const asSentence = (text: string) => (text === '' || text.endsWith('.') ? text : `${text}.`)

const sectionOf = (word: string, name: string, call: Call) => {
  const refused = refusesWith(call)
  const reply = partOf(word, name, call, 'reply')
  return [
    `## ${word}.${name}`,
    `${addressOf(call)} · ${accessOf(call)}`,
    [call.summary, describe.call(word, name) ?? ''].map(asSentence).join(' ').trim(),
    ...(refused ? [`Refuses with ${refused}.`] : []),
    ...given(word, name, call),
    shapeOf('reply', reply?.schema),
    ...components(reply?.parts),
    inFence('http', requestOf(word, name, call)),
    inFence('json', responseOf(word, name, call)),
  ].join('\n\n')
}

const fileOf = (word: string) => (isDesk(word) ? `${word.replace('.', '/')}.ts` : `calls/${word}.ts`)

const pageOf = (word: string, calls: Calls) => `# ${word}

${written} What holds for every call: [calls.md](../calls.md).

${describe.word(word)} Declared in \`contract/src/${fileOf(word)}\`.

${Object.entries(calls)
  .map(([name, call]) => sectionOf(word, name, call))
  .join('\n\n')}
`

/** A page for each word. */
export const callPages = Object.fromEntries(
  Object.entries(words).map(([word, calls]) => [`docs/calls/${word}.md`, pageOf(word, calls)]),
)

const anchor = (word: string, name: string) => `calls/${word}.md#${`${word}${name}`.replace('.', '').toLowerCase()}`

const listOf = (word: string, calls: Calls) =>
  table(
    ['call', 'address', 'access', 'refuses with', 'what it does'],
    Object.entries(calls).map(([name, call]) => [
      `[\`${word}.${name}\`](${anchor(word, name)})`,
      addressOf(call),
      accessOf(call),
      refusesWith(call),
      inCells(call.summary),
    ]),
  )

const listsOf = (isWanted: (word: string) => boolean) =>
  Object.entries(words)
    .filter(([word]) => isWanted(word))
    .map(([word, calls]) => `### ${word}\n\n${describe.word(word)}\n\n${listOf(word, calls)}`)
    .join('\n\n')

/** All calls in a few lines each. */
export const callList = `# The calls

${written} The same, for machines, is [openapi.json](openapi.json); a portal in development answers it at \`/api/openapi.json\`. A call’s name leads to what it takes and gives, with an example.

Every response is \`{ code, data }\` or \`{ code, message, errors?, wait? }\`; \`code\` 0 is success, any other number a refusal: [refusals.md](refusals.md). Any call may refuse with ${common.map(numbered).join(' and ')}. The language of sentences is that of the header \`Api-Language\`, or else of the query \`_locale\`.

A fault has another status than 200, and \`{ code: -1, message, reference }\`: 400 unreadable, 413 too large, 415 of a wrong type, 429 too many requests in a minute, 500 something broke; 503 while the server stops or its database cannot be reached, with \`retry-after\`. Another path is 404.

Access: *public* is anybody; *registration* sends the token of an opened registration in the header \`registration\`; *member* and *staff* send theirs in the header \`apikey\`, and a GET adds \`useToken=1\` to its query. A *fresh proof* of identity is not older than ten minutes.

\\* The specification leaves this path open, and we chose it.

## For the public

${listsOf((word) => !isDesk(word))}

## For the staff

The specification names no calls of the staff: all these paths are ours.

${listsOf(isDesk)}
`
