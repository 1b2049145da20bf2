import type { z } from 'zod/mini'
import { type RefusalName, refusals } from './refusals/names.ts'

const nameOf = (message: string): RefusalName =>
  Object.hasOwn(refusals, message) ? (message as RefusalName) : 'invalid_input'

/**
 * Checks a value by a schema: gives the normalised value, or the wrong fields, each with its first refusal. Browser and
 * server both check with this, so they agree.
 */
export const check = <S extends z.ZodMiniType>(schema: S, given: unknown): Checked<z.output<S>> => {
  const { data, error } = schema.safeParse(given)
  if (!error) return { value: data as z.output<S> }
  const blamed = error.issues.map(({ path, message }) => [path.join('.'), nameOf(message)])
  return { problems: Object.fromEntries(blamed.reverse()) }
}

export type Checked<T> = { value: T; problems?: never } | { problems: Record<string, RefusalName>; value?: never }
