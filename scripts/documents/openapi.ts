import { join } from 'node:path'
import { api, type Calls, desk } from '@palaestra/contract'
import { openapi } from '@palaestra/contract/openapi'
import { readHouse } from '../house/source.ts'
import { describeBy } from './describe.ts'

/** The staff calls have the same words as the public ones; in the documents a prefix tells them apart. */
const deskWords = Object.fromEntries(Object.entries(desk).map(([word, calls]) => [`desk.${word}`, calls]))

/** Word → its calls: of the public, then of the staff. */
export const words: Record<string, Calls> = { ...api, ...deskWords }

export const describe = describeBy(readHouse(join(import.meta.dirname, '../../contract')))

/** The OpenAPI document, for machines. */
export const openapiDocument = `${JSON.stringify(openapi(words, describe), null, 1)}\n`
