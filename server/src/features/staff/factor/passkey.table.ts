import { sql } from 'kysely'
import type { Db } from '../../../database/database.ts'

export interface PasskeyTables {
  staffPasskeys: {
    id: number
    staffId: number
    /** As the device has named it, base64url. */
    credentialId: string
    /** COSE, base64url. */
    publicKey: string
    /** How often it has signed, as it says; devices that do not count say 0. */
    counter: number
    /** How the device is reached. */
    transports: string[]
    /** As its owner has called it. */
    name: string
    addedAt: Date
    usedAt: Date | null
  }
}
declare module '../../../database/tables.ts' {
  interface Tables extends PasskeyTables {}
}
export type Passkey = PasskeyTables['staffPasskeys']

export const passkeyTable = (db: Db) => ({
  all: (staffId: number) =>
    db.selectFrom('staffPasskeys').selectAll().where('staffId', '=', staffId).orderBy('id').execute(),

  of: (staffId: number, credentialId: string) =>
    db
      .selectFrom('staffPasskeys')
      .selectAll()
      .where('staffId', '=', staffId)
      .where('credentialId', '=', credentialId)
      .executeTakeFirst(),

  /** Nothing comes back when it is there already, whoever has it. */
  add: (passkey: Omit<Passkey, 'id' | 'usedAt'>) =>
    db
      .insertInto('staffPasskeys')
      .values({ ...passkey, id: sql`default`, usedAt: null })
      .onConflict((conflict) => conflict.column('credentialId').doNothing())
      .returning('id')
      .executeTakeFirst(),

  /** Nothing comes back when the counter has not moved on: of a device and its copy, one is found out. */
  use: (id: number, counter: number, usedAt: Date) =>
    db
      .updateTable('staffPasskeys')
      .set({ counter, usedAt })
      .where('id', '=', id)
      .where((one) => one.or([one('counter', '<', counter), one.and([one('counter', '=', 0), one.lit(counter === 0)])]))
      .returning('id')
      .executeTakeFirst(),

  /** Nothing comes back for one that is not there, or a colleague’s. */
  remove: (staffId: number, id: number) =>
    db
      .deleteFrom('staffPasskeys')
      .where('staffId', '=', staffId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst(),
})
