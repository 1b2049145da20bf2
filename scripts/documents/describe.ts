import type { Part, Schema } from '@palaestra/contract/openapi'
import type { House } from '../house/source.ts'
import { commentsOf, type Place, type Said } from './comments.ts'

/** An example is JSON or, for a text, written as it is: `null` and `""` are read as JSON. */
const exampleFrom = ({ type }: Schema, example: string): unknown =>
  [type].flat().includes('string') && !/^(null|".*")$/.test(example) ? example : readJson(example)

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const isNull = ({ type }: Schema) => type === 'null'

/** Adds the comments of the contract to the documents made of its schemas. */
export const describeBy = (contract: House) => {
  const comments = commentsOf(contract)

  /** The constant in which the calls of a word stand: `account`, or `desk.application`. */
  const wordOf = (word: string) => {
    const [list, name = ''] = word.startsWith('desk.') ? ['desk', word.slice('desk.'.length)] : ['api', word]
    return comments.constant(`src/${list}.ts`, name)
  }
  const callOf = (word: string, call: string) => {
    const place = wordOf(word)
    return place && comments.property(place, call)
  }

  const mark = (schema: Schema, said: Said | undefined) => {
    if (!said) return
    schema.description = said.text
    const leaf = schema.anyOf?.find((one) => !isNull(one)) ?? schema
    if (said.format) leaf.format = said.format
    if (said.example !== undefined) schema.examples = [exampleFrom(leaf, said.example)]
  }

  const markAll = (schema: Schema, place: Place, root: Schema, seen: Set<Schema>): void => {
    const part = schema.$ref ? root.$defs?.[schema.$ref.slice('#/$defs/'.length)] : schema
    if (!part || seen.has(part)) return
    seen.add(part)
    for (const [name, property] of Object.entries(part.properties ?? {})) {
      const found = comments.property(place, name)
      if (!found) continue
      mark(property, comments.saidOf(found))
      markAll(property, found, root, seen)
    }
    if (part.items) markAll(part.items, place, root, seen)
    const branches = (part.anyOf ?? part.oneOf ?? []).filter((one) => !isNull(one))
    const places = branches.length > 1 ? comments.choices(place) : [place]
    branches.forEach((branch, at) => {
      const its = places[at]
      if (its) markAll(branch, its, root, seen)
    })
  }

  return {
    word: (word: string) => wordOf(word)?.said?.text,
    call: (word: string, call: string) => callOf(word, call)?.said?.text,
    schema: (word: string, call: string, part: Part, schema: Schema): Schema => {
      const place = callOf(word, call)
      const spec = place && comments.spec(place)
      const found = spec && comments.property(spec, part)
      // A JSON copy, because a structured clone keeps a shared part as one object, which would then get both
      // descriptions.
      const marked: Schema = JSON.parse(JSON.stringify(schema))
      if (found) markAll(marked, found, marked, new Set())
      return marked
    },
  }
}
