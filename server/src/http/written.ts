import { z } from 'zod/mini'

/**
 * Writes the envelopes of an answer of which a process keeps parts for many. Each part that is kept is checked and written
 * once, for as long as the same object comes again: a timetable takes a hundred times longer to check and to write than
 * to send. What is kept must not be changed.
 *
 * @throws ZodError, when a part is not as the schema says
 */
export const writerOf = (schema: z.ZodMiniType) => {
  if (!(schema instanceof z.ZodMiniObject)) throw new Error('an answer of which parts are kept is an object')
  const parts = Object.entries({ ...schema.shape }).map(([name, part]) => {
    const written = new WeakMap<object, string>()
    /** Undefined where it has no value. */
    const write = (value: unknown): string | undefined => JSON.stringify(z.parse(part, value))
    return (data: Record<string, unknown>) => {
      const value = data[name]
      if (typeof value !== 'object' || value === null) return [name, write(value)] as const
      const text = written.get(value) ?? write(value) ?? ''
      written.set(value, text)
      return [name, text] as const
    }
  })
  return (data: unknown) => {
    const texts = parts.map((part) => part(data as Record<string, unknown>)) // Each part is checked by its own schema.
    const properties = texts.flatMap(([name, text]) => (text === undefined ? [] : [`${JSON.stringify(name)}:${text}`]))
    return `{"code":0,"data":{${properties}}}`
  }
}
