import { captchaWorks } from './constants.ts'
import { locales } from './locale.ts'

/** The part of JSON Schema that the documents use. */
export interface Schema {
  type?: unknown
  description?: string
  format?: string
  examples?: unknown[]
  const?: unknown
  enum?: unknown[]
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  $ref?: string
  $defs?: Record<string, Schema>
}

export const ref = (kind: 'parameters' | 'responses' | 'schemas', name: string) => ({
  $ref: `#/components/${kind}/${name}`,
})
export const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })

const fault = (description: string) => ({ description, ...json(ref('schemas', 'Fault')) })

/** OpenAPI components: the one envelope of every response, and the common parts of requests. */
export const envelope = {
  securitySchemes: {
    member: { type: 'apiKey', in: 'header', name: 'apikey', description: 'The token of a member who has logged in' },
    staff: { type: 'apiKey', in: 'header', name: 'apikey', description: 'The token of staff who have logged in' },
    gate: { type: 'apiKey', in: 'header', name: 'apikey', description: 'The key of a gate, which staff have made' },
    registration: {
      type: 'apiKey',
      in: 'header',
      name: 'registration',
      description: 'The token of a registration that was opened by a solved captcha',
    },
  },
  parameters: {
    locale: {
      name: '_locale',
      in: 'query',
      description: 'The language of sentences, where no `Api-Language` is sent. Without both it is zh',
      schema: { type: 'string', enum: [...locales] },
    },
    language: {
      name: 'Api-Language',
      in: 'header',
      description: 'The language of sentences. It goes before `_locale`',
      schema: { type: 'string', enum: [...locales] },
    },
    useToken: {
      name: 'useToken',
      in: 'query',
      required: true,
      description: 'A GET is answered as if it had no token, unless its query says `useToken=1`',
      schema: { const: '1' },
    },
  },
  schemas: {
    Success: {
      type: 'object',
      required: ['code', 'data'],
      properties: {
        code: { const: 0, description: 'Nothing was refused' },
        data: { description: 'The reply of the call' },
      },
    },
    Refusal: {
      type: 'object',
      description: 'A no, which is not a breakdown: its number never changes its meaning',
      required: ['code', 'message'],
      properties: {
        code: { type: 'integer', minimum: 1, description: 'The number of the refusal' },
        message: {
          type: 'string',
          description:
            'One sentence for people, in the language of the request; with a wait, until when, by the portal’s clocks',
        },
        errors: {
          type: 'object',
          description: 'The fields that are to blame, each with its sentence',
          additionalProperties: { type: 'string' },
        },
        wait: { type: 'integer', description: 'Seconds after which another try is worth while' },
        work: {
          type: 'integer',
          enum: [...captchaWorks],
          description:
            'With `captcha_needed`: the `work` to ask `login.captcha` for. The same request succeeds with its solution',
        },
      },
    },
    Fault: {
      type: 'object',
      required: ['code', 'message', 'reference'],
      properties: {
        code: { const: -1, description: 'No refusal: something broke, or could not be read' },
        message: { type: 'string', description: 'One sentence for people, the same for every fault' },
        reference: { type: 'string', description: 'Stands in the log of the portal, too' },
      },
    },
  },
  responses: {
    Unreadable: fault('The request cannot be read: broken JSON, a body announced and not sent, a poisoned key'),
    TooLarge: fault('More than 64 kB of JSON. A file over 5 MB, and more parts than any form has, is a refusal'),
    WrongType: fault('A content type other than the one that the call takes'),
    Flood: fault(
      'Too many requests: 6000 a minute from one network address, 300 of one session, 300 of strangers there',
    ),
    Fault: fault('Something broke. The log has it under the reference'),
    // Node sends this response by itself, before there is an envelope.
    Away: { description: 'The server is stopping; the body is no envelope. Another try in a moment is worth while' },
  },
}
