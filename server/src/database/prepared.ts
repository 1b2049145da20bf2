import { createHash } from 'node:crypto'
import type { Compilable, CompiledQuery, RawBuilder } from 'kysely'
import type { Db } from './database.ts'

const names = new Map<string, string>()

/** The name under which a PostgreSQL connection keeps a statement, so that it is parsed and planned only once. */
export const nameOf = (text: string) => names.get(text)

/** `select *` is not cached: the prepared plan breaks after a migration adds a column. */
const named = <Query extends { sql: string }>(query: Query) => {
  if (!query.sql.includes('*')) names.set(query.sql, createHash('sha256').update(query.sql).digest('base64url'))
  return query
}

/**
 * A statement that nearly every request sends. It is built and compiled once, because building costs more than running
 * it; afterwards only its values are filled in. Called twice, so that the type of a row is inferred: `prepared<{ id:
 * number }>()((db, value) => db.selectFrom(…).where('id', '=', value('id')))`.
 */
export const prepared =
  <Values extends object>() =>
  <Row>(
    build: (
      db: Db,
      value: <Name extends keyof Values>(name: Name) => Values[Name],
    ) => Compilable<Row> | RawBuilder<Row>,
  ) => {
    const places = new Map<unknown, keyof Values>()
    let compiled: CompiledQuery<Row> | undefined
    const value = <Name extends keyof Values>(name: Name) => {
      const mark = Object.freeze({ name })
      places.set(mark, name)
      // The compiler carries the mark to the place of the value without looking into it.
      return mark as unknown as Values[Name]
    }

    const all = async (db: Db, values: Values): Promise<Row[]> => {
      compiled ??= named(build(db, value).compile(db))
      const parameters = compiled.parameters.map((parameter) => {
        const name = places.get(parameter)
        return name === undefined ? parameter : values[name]
      })
      const { rows } = await db.executeQuery<Row>({ ...compiled, parameters })
      return rows
    }
    const first = async (db: Db, values: Values): Promise<Row | undefined> => (await all(db, values))[0]

    return {
      all,
      first,
      async firstOrThrow(db: Db, values: Values) {
        const row = await first(db, values)
        if (!row) throw new Error('no such row')
        return row
      },
    }
  }
