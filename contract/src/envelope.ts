import { locales } from './locale.ts'

export type Schema = Record<string, unknown>

export const ref = (kind: 'parameters' | 'responses' | 'schemas', name: string) => ({
  $ref: `#/components/${kind}/${name}`,
})
export const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })

/** Of the one envelope in which every answer comes, and of what every request may carry. */
export const envelope = {
  securitySchemes: {
    member: { type: 'apiKey', in: 'header', name: 'apikey', description: 'The token of a member who has logged in' },
    staff: { type: 'apiKey', in: 'header', name: 'apikey', description: 'The token of staff who have logged in' },
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
      properties: { code: { const: 0 }, data: {} },
    },
    Refusal: {
      type: 'object',
      description: 'A no, which is not a breakdown: its number never changes its meaning',
      required: ['code', 'message'],
      properties: {
        code: { type: 'integer', minimum: 1 },
        message: { type: 'string', description: 'One sentence for people' },
        errors: {
          type: 'object',
          description: 'The fields that are to blame, each with its sentence',
          additionalProperties: { type: 'string' },
        },
        wait: { type: 'integer', description: 'Seconds after which another try is worth while' },
      },
    },
    Fault: {
      type: 'object',
      required: ['code', 'message', 'reference'],
      properties: {
        code: { const: -1 },
        message: { type: 'string' },
        reference: { type: 'string', description: 'Stands in the log too' },
      },
    },
  },
  responses: {
    Fault: {
      description: 'A fault: 400 unreadable, 404 no such call, 413 too large, 415 of a wrong type, 429 flood, 500, 503',
      ...json(ref('schemas', 'Fault')),
    },
  },
}
