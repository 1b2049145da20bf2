import type { Db, Tx } from '../../database/database.ts'

export interface ValueTables {
  /** The public values of draws as staff have typed them: each of them one. */
  drawValues: {
    drawId: number
    staffId: number
    /** Empty where they say that it has not come. */
    value: string
    typedAt: Date
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends ValueTables {}
}

export const valueTable = (db: Db) => ({
  /** What was typed for some draws, the first first. */
  typed: async (draws: readonly number[]) =>
    draws.length === 0
      ? []
      : db
          .selectFrom('drawValues')
          .innerJoin('staff', 'staff.id', 'drawValues.staffId')
          .select(['drawValues.drawId', 'drawValues.staffId', 'drawValues.value', 'staff.name'])
          .where('drawValues.drawId', 'in', draws)
          .orderBy('drawValues.typedAt')
          .orderBy('drawValues.staffId')
          .execute(),
})

/** Written by whoever holds the draw. */
export const valueChanges = (db: Tx) => ({
  /** Typed once more, the later one counts. */
  put: (typed: { drawId: number; staffId: number; value: string; typedAt: Date }) =>
    db
      .insertInto('drawValues')
      .values(typed)
      .onConflict((conflict) =>
        conflict.columns(['drawId', 'staffId']).doUpdateSet({ value: typed.value, typedAt: typed.typedAt }),
      )
      .execute(),

  /** What was typed for a public value that is void. */
  clear: (drawId: number) => db.deleteFrom('drawValues').where('drawId', '=', drawId).execute(),

  /** What the others have typed. */
  ofOthers: async (drawId: number, staffId: number) =>
    (
      await db
        .selectFrom('drawValues')
        .select('value')
        .where('drawId', '=', drawId)
        .where('staffId', '<>', staffId)
        .execute()
    ).map(({ value }) => value),
})
