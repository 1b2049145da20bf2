import { z } from 'zod/mini'
import { type Access, type Call, type Calls, impliedRefusals } from './call.ts'
import { envelope, ref, type Schema } from './envelope.ts'
import { exampleOf } from './example.ts'
import { refusals } from './refusals/names.ts'

export { exampleOf, type Schema }

/** Finds the comments of the contract: for a word, for a call, and for each property in its schemas. */
export interface Describe {
  word: (word: string) => string | undefined
  call: (word: string, call: string) => string | undefined
  schema: (word: string, call: string, part: Part, schema: Schema) => Schema
}
type Schemas = Record<string, Schema>
export type Part = 'query' | 'body' | 'reply'

/**
 * A schema in the form of OpenAPI. Recursive parts go to the components: a document has one root, and `#/$defs` would
 * be looked for there.
 */
const componentsOf = (written: Schema, place: string) => {
  const { $defs = {}, ...own } = written
  const nameOf = (part: string) => `${place}.${part.replace(/\W|^_+/g, '')}`
  const text = JSON.stringify({ own, parts: $defs }).replace(
    /"#\/\$defs\/([^"]+)"/g,
    (_quoted, part: string) => `"#/components/schemas/${nameOf(part)}"`,
  )
  const moved: { own: Schema; parts: Schemas } = JSON.parse(text)
  const parts = Object.entries(moved.parts).map(([part, content]) => [nameOf(part), content])
  return { schema: moved.own, parts: Object.fromEntries(parts) as Schemas }
}

/** The input or output of a call, as JSON Schema with the comments of the contract, and the parts that it refers to. */
export const schemaOf = (describe: Describe, word: string, name: string, call: Call, part: Part) => {
  const schema = call[part]
  if (!schema) return undefined
  const { $schema: _, ...written } = z.toJSONSchema(schema, { io: part === 'reply' ? 'output' : 'input' })
  // zod’s own type of a JSON Schema has a hundred more words in it.
  return componentsOf(describe.schema(word, name, part, written as Schema), `${word}.${name}.${part}`)
}

const isAsked = (call: Call) => call.method === 'GET' && (call.access === 'member' || call.access === 'staff')

const parametersOf = (call: Call, query: Schema = {}) => {
  const { properties = {}, required = [] } = query
  return [
    ref('parameters', 'locale'),
    ref('parameters', 'language'),
    ...(isAsked(call) ? [ref('parameters', 'useToken')] : []),
    ...Object.entries(properties).map(([name, { description, examples, ...schema }]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      description,
      schema,
      example: examples?.[0],
    })),
  ]
}

const words: Record<Access, string> = {
  public: 'Anybody may ask.',
  registration: 'For who has opened a registration.',
  member: 'For members.',
  staff: 'For staff.',
  gate: 'For gates of venues.',
}

const descriptionOf = (call: Call, said: string | undefined) =>
  [
    said,
    words[call.access],
    call.freshProof && 'Asks for a proof of identity that is not older than ten minutes.',
    call.permission && `Asks for the permission \`${call.permission}\`.`,
    call.services && `Open to a session that was handed over to ${call.services.join(' or ')}, too.`,
    call.endsPath && `\`${call.endsPath}\` may end the path instead of standing in the body.`,
    call.pathIsOurs && 'The specification leaves this path open.',
    `Refuses with ${allRefusals(call)
      .map((name) => `${refusals[name]} ${name}`)
      .join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')

/** All refusals of a call, also those of its access; in the order of their numbers. */
export const allRefusals = (call: Call) =>
  [...new Set([...impliedRefusals(call), ...(call.refuses ?? [])])].sort((a, b) => refusals[a] - refusals[b])

/** The refusals of one call: by number, and by name for generated clients. */
const refusalOf = (call: Call) => {
  const names = allRefusals(call)
  const numbers = names.map((name) => refusals[name])
  const code = { description: 'The number of the refusal', enum: numbers, 'x-enum-varnames': names }
  return { allOf: [ref('schemas', 'Refusal'), { type: 'object', properties: { code } }] }
}

const faultsOf = (call: Call) => ({
  400: ref('responses', 'Unreadable'),
  ...(call.body && { 413: ref('responses', 'TooLarge'), 415: ref('responses', 'WrongType') }),
  429: ref('responses', 'Flood'),
  500: ref('responses', 'Fault'),
  503: ref('responses', 'Away'),
})

const operation = (describe: Describe, word: string, name: string, call: Call) => {
  const reply = schemaOf(describe, word, name, call, 'reply')
  const body = schemaOf(describe, word, name, call, 'body')
  const query = schemaOf(describe, word, name, call, 'query')
  const parts: Schemas = { ...reply?.parts, ...body?.parts }
  const success = {
    allOf: [
      ref('schemas', 'Success'),
      { type: 'object', properties: { data: { description: 'The reply', ...reply?.schema } } },
    ],
  }
  const example = { code: 0, data: exampleOf(reply?.schema ?? {}, parts) }
  const sent = call.sentAs === 'form' ? 'multipart/form-data' : 'application/json'
  const written = {
    operationId: `${word}.${name}`,
    tags: [word],
    summary: call.summary,
    description: descriptionOf(call, describe.call(word, name)),
    security: call.access === 'public' ? [] : [{ [call.access]: [] }],
    parameters: parametersOf(call, query?.schema),
    ...(body && {
      requestBody: {
        required: true,
        content: { [sent]: { schema: body.schema, example: exampleOf(body.schema, parts) } },
      },
    }),
    responses: {
      200: {
        description: 'Done, or refused',
        content: { 'application/json': { schema: { oneOf: [success, refusalOf(call)] }, example } },
      },
      ...faultsOf(call),
    },
  }
  return { parts, written }
}

type Written = ReturnType<typeof operation>['written']

/** The same call with one property of its body at the end of the path. */
const atPathEnd = (property: string, { requestBody, ...written }: Written) => {
  const schema: Schema = Object.values(requestBody?.content ?? {})[0]?.schema ?? {}
  const { description, examples, ...shape } = schema.properties?.[property] ?? {}
  const parameter = { name: property, in: 'path', required: true, description, schema: shape, example: examples?.[0] }
  return {
    ...written,
    operationId: `${written.operationId}.byPath`,
    parameters: [...written.parameters, parameter],
  }
}

/** The OpenAPI document, made from the calls and their comments: word → call → description. */
export const openapi = (api: Record<string, Calls>, describe: Describe) => {
  const paths: Record<string, Record<string, unknown>> = {}
  const schemas: Record<string, unknown> = { ...envelope.schemas }
  for (const [word, calls] of Object.entries(api))
    for (const [name, call] of Object.entries(calls)) {
      const { parts, written } = operation(describe, word, name, call)
      // Two calls can share a path: one reads, the other writes.
      if (call.endsPath !== undefined)
        paths[`/api${call.path}/{${call.endsPath}}`] = {
          [call.method.toLowerCase()]: atPathEnd(call.endsPath, written),
        }
      paths[`/api${call.path}`] = { ...paths[`/api${call.path}`], [call.method.toLowerCase()]: written }
      Object.assign(schemas, parts)
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Palaestra',
      version: '1',
      summary: 'The calls of the membership and account portal of a public sports authority.',
      description: introduction,
      license: { name: 'Property of the authority', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'The portal that this document comes from' }],
    tags: Object.keys(api).map((name) => ({ name, description: describe.word(name) })),
    components: { ...envelope, schemas },
    paths,
  }
}

const introduction = `Every response is one envelope. \`code\` 0 is success, and \`data\` the reply. Any other positive \`code\` is a refusal, with status 200: its number never changes its meaning, \`message\` is a sentence for people, and \`errors\` names the fields to blame. A fault has another status and \`code\` -1; its \`reference\` stands in the log of the portal.

A token travels in a header (\`apikey\`, or \`registration\` while one registers), and a GET is read with its token only if its query has \`useToken=1\`. The response header \`renew-apikey: 1\` asks for \`session.renew\`. Days are \`yyyy-mm-dd\` in the time zone of the authority, moments are UTC (ISO 8601). Unknown properties of a body are refused.`
