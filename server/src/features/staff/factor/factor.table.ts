import type { Db } from '../../../database/database.ts'

export interface FactorTables {
  staffFactors: {
    staffId: number
    /** Encrypted. */
    secret: string
    setAt: Date
    /** The time step of the last code that was used. */
    lastStep: number
  }
  staffRecoveryCodes: { staffId: number; hash: string }
  /** A colleague’s code. While the row stands, ended or not, the password alone leads nowhere. */
  staffWaysIn: { staffId: number; hash: string; endsAt: Date }
}
declare module '../../../database/tables.ts' {
  interface Tables extends FactorTables {}
}

export const factorTable = (db: Db) => ({
  of: (staffId: number) =>
    db.selectFrom('staffFactors').select(['secret', 'lastStep']).where('staffId', '=', staffId).executeTakeFirst(),

  put: (factor: FactorTables['staffFactors']) =>
    db
      .insertInto('staffFactors')
      .values(factor)
      .onConflict((conflict) =>
        conflict.column('staffId').doUpdateSet(({ ref }) => ({
          secret: ref('excluded.secret'),
          setAt: ref('excluded.setAt'),
          lastStep: ref('excluded.lastStep'),
        })),
      )
      .execute(),

  /** Uses up a time step and all before it: of two with one code at once, one gets it. */
  spend: (staffId: number, step: number) =>
    db
      .updateTable('staffFactors')
      .set({ lastStep: step })
      .where('staffId', '=', staffId)
      .where('lastStep', '<', step)
      .returning('staffId')
      .executeTakeFirst(),

  /** The app, the passkeys and the recovery codes, in one statement. */
  drop: (staffId: number) =>
    db
      .with('apps', (db) => db.deleteFrom('staffFactors').where('staffId', '=', staffId))
      .with('passkeys', (db) => db.deleteFrom('staffPasskeys').where('staffId', '=', staffId))
      .deleteFrom('staffRecoveryCodes')
      .where('staffId', '=', staffId)
      .execute(),

  putRecoveryCodes: (staffId: number, hashes: readonly string[]) =>
    db
      .insertInto('staffRecoveryCodes')
      .values(hashes.map((hash) => ({ staffId, hash })))
      .execute(),

  dropRecoveryCodes: (staffId: number) => db.deleteFrom('staffRecoveryCodes').where('staffId', '=', staffId).execute(),

  spendRecoveryCode: (staffId: number, hash: string) =>
    db
      .deleteFrom('staffRecoveryCodes')
      .where('staffId', '=', staffId)
      .where('hash', '=', hash)
      .returning('hash')
      .executeTakeFirst(),

  /** Who works here now, and whether they have a second factor and a work account. */
  colleagues: () =>
    db
      .selectFrom('staff')
      .leftJoin('staffLinks', 'staffLinks.staffId', 'staff.id')
      .select((one) => [
        'id',
        'username',
        'name',
        'roles',
        one
          .or([
            one.exists(one.selectFrom('staffFactors').select('staffId').whereRef('staffId', '=', 'staff.id')),
            one.exists(one.selectFrom('staffPasskeys').select('staffId').whereRef('staffId', '=', 'staff.id')),
          ])
          .$castTo<boolean>()
          .as('factor'),
        one('staffLinks.staffId', 'is not', null).$castTo<boolean>().as('account'),
      ])
      .where('leftAt', 'is', null)
      .orderBy('username')
      .execute(),

  /** In one statement: whether there is a factor, app or passkey, whether a colleague has removed one, and the recovery codes left. */
  standing: (staffId: number) =>
    db
      .selectNoFrom((one) => [
        one
          .or([
            one.exists(one.selectFrom('staffFactors').select('staffId').where('staffId', '=', staffId)),
            one.exists(one.selectFrom('staffPasskeys').select('staffId').where('staffId', '=', staffId)),
          ])
          .$castTo<boolean>()
          .as('isSet'),
        one
          .exists(one.selectFrom('staffWaysIn').select('staffId').where('staffId', '=', staffId))
          .$castTo<boolean>()
          .as('isRemoved'),
        one
          .selectFrom('staffRecoveryCodes')
          .select((codes) => codes.fn.countAll<number>().as('left'))
          .where('staffId', '=', staffId)
          .$castTo<{ left: number }>()
          .as('recoveryCodes'),
      ])
      .executeTakeFirstOrThrow(),

  putWayIn: (way: FactorTables['staffWaysIn']) =>
    db
      .insertInto('staffWaysIn')
      .values(way)
      .onConflict((conflict) => conflict.column('staffId').doUpdateSet({ hash: way.hash, endsAt: way.endsAt }))
      .execute(),

  /** The row stays until there is a new factor: or the password alone would set one up. */
  spendWayIn: (staffId: number, hash: string, now: Date) =>
    db
      .updateTable('staffWaysIn')
      .set({ endsAt: now })
      .where('staffId', '=', staffId)
      .where('hash', '=', hash)
      .where('endsAt', '>', now)
      .returning('hash')
      .executeTakeFirst(),

  dropWayIn: (staffId: number) => db.deleteFrom('staffWaysIn').where('staffId', '=', staffId).execute(),
})
