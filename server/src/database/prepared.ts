import { createHash } from 'node:crypto'
import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './database.ts'

const names = new Map<string, string>()

/** The name under which a connection to PostgreSQL keeps a statement, so that it is read and planned only once. */
export const nameOf = (text: string) => names.get(text)

/** Not where it asks for whatever columns there are: a plan that is kept must not outlive a migration. */
const named = <Query extends { sql: string }>(query: Query) => {
  if (!query.sql.includes('*')) names.set(query.sql, createHash('sha256').update(query.sql).digest('base64url'))
  return query
}

/**
 * A statement that nearly every request asks. It is built and compiled once; after that only its values are filled
 * in, because building one anew costs more than asking it. Called twice, so that the type of a row follows by itself:
 * `prepared<{ id: number }>()((db, value) => db.selectFrom(…).where('id', '=', value('id')))`.
 */
export const prepared =
  <Values extends object>() =>
  <Row>(build: (db: Db, value: <Name extends keyof Values>(name: Name) => Values[Name]) => Compilable<Row>) => {
    const places = new Map<unknown, keyof Values>()
    let compiled: CompiledQuery<Row> | undefined
    const value = <Name extends keyof Values>(name: Name) => {
      const mark = Object.freeze({ name })
      places.set(mark, name)
      // The compiler carries the mark to where the value will stand, and does not look into it.
      return mark as unknown as Values[Name]
    }

    const first = async (db: Db, values: Values): Promise<Row | undefined> => {
      compiled ??= named(build(db, value).compile())
      const parameters = compiled.parameters.map((parameter) => {
        const name = places.get(parameter)
        return name === undefined ? parameter : values[name]
      })
      const { rows } = await db.executeQuery<Row>({ ...compiled, parameters })
      return rows[0]
    }

    return {
      first,
      async firstOrThrow(db: Db, values: Values) {
        const row = await first(db, values)
        if (!row) throw new Error('no such row')
        return row
      },
    }
  }
