import { describe, expect, test } from 'vitest'
import { describeBy } from './describe.ts'

const contract = {
  'src/api.ts': `export { card } from './calls/card.ts'`,
  'src/fields.ts': `
    /** A day. @format date @example 2026-03-02 */
    export const day = z.string().check(isDay)
    /** Eight digits. */
    export const mobile = written(8)
    export const unsaid = z.string()
    const ends = {
      /** When it ends. */
      endsAt: z.string(),
    }
    export const times = z.object({ ...ends }).check(isLater)
  `,
  'src/calls/card.ts': `
    import { day, times as hours } from '../fields.ts'
    import * as field from '../fields.ts'

    const names = {
      /** A name; null for who has none. */
      nameZh: z.nullable(z.string()),
    }
    /** Born on it. @example 1990-05-17 */
    const birthDate = day
    const item = z.object({
      ...names,
      /** The ones below. */
      get items() {
        return z.array(item)
      },
    })

    /** Cards. */
    export const card = {
      /**
       * Nobody is told
       * about it.
       */
      swap: post('/swap', {
        reply: z.object({
          /** The last one. */
          validUntil: z.nullable(day),
          /** Not the first line of this. */
          mobile: field.mobile,
          birthDate,
          since: day,
          unsaid: field.unsaid,
          // Nobody reads this.
          plain: z.string(),
          ...names,
          ...hours.shape,
          ...item.shape,
          /** None of these. */
          choice: z.discriminatedUnion('by', [
            z.object({ /** By one. */ by: z.literal('one') }),
            z.object({ /** By two. */ by: z.literal('two') }).check(together),
          ]),
        }),
      }),
    }
  `,
}

const text = { type: 'string' }
const choice = (by: string) => ({ type: 'object', properties: { by: { const: by } } })
const { schema, word, call } = describeBy(contract)
const properties =
  schema('card', 'swap', 'reply', {
    type: 'object',
    properties: {
      validUntil: { anyOf: [text, { type: 'null' }] },
      mobile: text,
      birthDate: text,
      since: text,
      unsaid: text,
      plain: text,
      nameZh: { type: ['string', 'null'] },
      endsAt: text,
      items: { type: 'array', items: { $ref: '#/$defs/item' } },
      choice: { oneOf: [choice('one'), choice('two')] },
    },
    $defs: { item: { type: 'object', properties: { nameZh: text } } },
  }).properties ?? {}

test('a word and a call are described by the comments before them', () => {
  expect(word('card')).toBe('Cards.')
  expect(call('card', 'swap')).toBe('Nobody is told about it.')
})

describe('a property is described', () => {
  test('by its own comment and those of the constants that it is made of, format and example too', () => {
    expect(properties['validUntil']).toEqual({
      description: 'The last one. A day.',
      anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }],
      examples: ['2026-03-02'],
    })
    expect(properties['mobile']).toMatchObject({ description: 'Not the first line of this. Eight digits.' })
  })

  test('by a constant of its name alone; what is nearer goes first', () => {
    expect(properties['birthDate']).toMatchObject({
      description: 'Born on it. A day.',
      format: 'date',
      examples: ['1990-05-17'],
    })
  })

  test('where it was spread from, in a getter, and in each kind of a choice', () => {
    expect(properties['nameZh']?.description).toBe('A name; null for who has none.')
    expect(properties['endsAt']?.description).toBe('When it ends.')
    expect(properties['items']?.description).toBe('The ones below.')
    expect(properties['choice']?.oneOf?.map((one) => one.properties?.['by']?.description)).toEqual([
      'By one.',
      'By two.',
    ])
  })
})

test('a property is not described by a constant of another name, by one without a comment, or by two slashes', () => {
  for (const name of ['since', 'unsaid', 'plain']) expect(properties[name]).toEqual(text)
})
