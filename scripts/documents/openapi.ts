import { join } from 'node:path'
import { api, type Calls, desk } from '@palaestra/contract'
import { openapi } from '@palaestra/contract/openapi'
import { readHouse } from '../house/source.ts'
import { describeBy } from './describe.ts'

/** Staff calls stand under the same words; in the documents they are told apart. */
const deskWords = Object.fromEntries(Object.entries(desk).map(([word, calls]) => [`desk.${word}`, calls]))

/** Word → its calls: of the public, then of the staff. */
export const words: Record<string, Calls> = { ...api, ...deskWords }

export const describe = describeBy(readHouse(join(import.meta.dirname, '../../contract')))

/** What the calls are, for machines. */
export const openapiDocument = `${JSON.stringify(openapi(words, describe), null, 1)}\n`
