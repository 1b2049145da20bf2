import { type Kysely, sql } from 'kysely'

/** Small letters without their diacritics, as `searched` in features/application/review/queue.table.ts writes them. */
const plain = (expression: string) =>
  `translate(lower(${expression}), 'àáâãäçèéêëìíîïñòóôõöùúûü', 'aaaaaceeeeiiiinooooouuuu') text_pattern_ops`

export const up = async (db: Kysely<unknown>) => {
  for (const [name, expression] of Object.entries({
    applications_in_order: 'due_on, id',
    applications_by_reference: 'reference text_pattern_ops',
    applications_by_chinese_name: 'name_zh text_pattern_ops',
    applications_by_surname: plain("surname || ' ' || first_name"),
    applications_by_first_name: plain("first_name || ' ' || surname"),
  }))
    await sql`create index ${sql.ref(name)} on applications (${sql.raw(expression)})`.execute(db)
}
