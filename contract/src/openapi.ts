import { z } from 'zod/mini'
import { type Access, type Call, type Calls, impliedRefusals } from './call.ts'
import { envelope, json, ref, type Schema } from './envelope.ts'
import { refusals } from './refusals/names.ts'

/**
 * A schema of ours as OpenAPI has it. What refers to itself goes to the components: a document has one root, and
 * `#/$defs` would be looked for there.
 */
const described = (schema: z.ZodMiniType, io: 'input' | 'output', place: string) => {
  const { $schema: _, $defs = {}, ...own } = z.toJSONSchema(schema, { io }) as Schema & { $defs?: Schema }
  const nameOf = (part: string) => `${place}.${part.replace(/\W|^_+/g, '')}`
  const text = JSON.stringify({ own, parts: $defs }).replace(
    /"#\/\$defs\/([^"]+)"/g,
    (_quoted, part: string) => `"#/components/schemas/${nameOf(part)}"`,
  )
  const moved: { own: Schema; parts: Schema } = JSON.parse(text)
  const parts = Object.entries(moved.parts).map(([part, content]) => [nameOf(part), content])
  return { schema: moved.own, parts: Object.fromEntries(parts) as Schema }
}

const isAsked = (call: Call) => call.method === 'GET' && (call.access === 'member' || call.access === 'staff')

const parametersOf = (call: Call, place: string) => {
  const query = call.query ? described(call.query, 'input', place).schema : {}
  const { properties = {}, required = [] } = query as { properties?: Record<string, Schema>; required?: string[] }
  return [
    ref('parameters', 'locale'),
    ref('parameters', 'language'),
    ...(isAsked(call) ? [ref('parameters', 'useToken')] : []),
    ...Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
    })),
  ]
}

const words: Record<Access, string> = {
  public: 'Anybody may ask.',
  registration: 'For who has opened a registration.',
  member: 'For members.',
  staff: 'For staff.',
}

const descriptionOf = (call: Call) =>
  [
    words[call.access],
    call.freshProof && 'Asks for a proof of identity that is not older than ten minutes.',
    call.permission && `Asks for the permission \`${call.permission}\`.`,
    call.pathIsOurs && 'The specification leaves this path open.',
    `Refuses with ${allRefusals(call)
      .map((name) => `${refusals[name]} ${name}`)
      .join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')

/** What a call may refuse with, also because of who may ask; in the order of their numbers. */
export const allRefusals = (call: Call) =>
  [...new Set([...impliedRefusals(call), ...(call.refuses ?? [])])].sort((a, b) => refusals[a] - refusals[b])

const operation = (feature: string, name: string, call: Call) => {
  const operationId = `${feature}.${name}`
  const reply = described(call.reply, 'output', operationId)
  const body = call.body && described(call.body, 'input', `${operationId}.body`)
  const success = { allOf: [ref('schemas', 'Success'), { type: 'object', properties: { data: reply.schema } }] }
  const codes = allRefusals(call).map((refusal) => refusals[refusal])
  const refusal = { allOf: [ref('schemas', 'Refusal'), { type: 'object', properties: { code: { enum: codes } } }] }
  const sent = call.sentAs === 'form' ? 'multipart/form-data' : 'application/json'
  return {
    parts: { ...reply.parts, ...body?.parts },
    described: {
      operationId,
      tags: [feature],
      summary: call.summary,
      description: descriptionOf(call),
      security: call.access === 'public' ? [] : [{ [call.access]: [] }],
      parameters: parametersOf(call, `${operationId}.query`),
      ...(body && { requestBody: { required: true, content: { [sent]: { schema: body.schema } } } }),
      responses: {
        200: { description: 'Done, or refused', ...json({ oneOf: [success, refusal] }) },
        default: ref('responses', 'Fault'),
      },
    },
  }
}

/** The OpenAPI document, derived from the calls: feature → call → what it is. */
export const openapi = (api: Record<string, Calls>) => {
  const paths: Record<string, Record<string, unknown>> = {}
  const schemas: Schema = { ...envelope.schemas }
  for (const [feature, calls] of Object.entries(api))
    for (const [name, call] of Object.entries(calls)) {
      const { parts, described } = operation(feature, name, call)
      // Two calls can share a path: one asks, the other tells.
      paths[`/api${call.path}`] = { ...paths[`/api${call.path}`], [call.method.toLowerCase()]: described }
      Object.assign(schemas, parts)
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Palaestra',
      version: '1',
      description: 'What the portal can be asked. Written by the server from the contract that it checks with.',
    },
    servers: [{ url: '/' }],
    tags: Object.keys(api).map((name) => ({ name })),
    components: { ...envelope, schemas },
    paths,
  }
}
