import type { Role } from '@palaestra/contract'
import { type Generated, sql } from 'kysely'
import type { Db } from '../../database/database.ts'

export interface StaffTables {
  staff: {
    id: Generated<number>
    username: string
    passwordHash: string
    name: string
    roles: Role[]
    joinedAt: Date
    /** Set for staff who have left. Their row stays, because the audit trail names them. */
    leftAt: Date | null
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends StaffTables {}
}

interface NewStaff {
  username: string
  passwordHash: string
  name: string
  roles: Role[]
  joinedAt: Date
}

export const staffTable = (db: Db) => ({
  byId: (id: number) =>
    db.selectFrom('staff').select(['username', 'name', 'roles']).where('id', '=', id).executeTakeFirst(),

  byUsername: (username: string) =>
    db
      .selectFrom('staff')
      .select(['id', 'passwordHash'])
      .where('username', '=', username)
      .where('leftAt', 'is', null)
      .executeTakeFirst(),

  /**
   * Reads and locks the way in of a member of staff until the transaction ends. Whatever opens or changes it locks it
   * first: of two at once the second sees the first. Nothing comes back for who has left.
   */
  hold: (id: number) =>
    db
      .selectFrom('staff')
      .select('passwordHash')
      .where('id', '=', id)
      .where('leftAt', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  /** Nothing comes back when the username is taken. */
  add: (staff: NewStaff) =>
    db
      .insertInto('staff')
      .values({ ...staff, leftAt: null })
      .onConflict((conflict) => conflict.column('username').doNothing())
      .returning('id')
      .executeTakeFirst(),

  /**
   * Reads and locks everybody who may say what others work as, in one order: of two seniors who each take the other’s
   * role at once, the second finds that it is no senior any more.
   */
  holdSeniors: () =>
    db
      .selectFrom('staff')
      .select('id')
      .where(sql<boolean>`'senior' = any(roles)`)
      .where('leftAt', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute(),

  /** Nothing comes back when nobody has that name. */
  setRoles: (username: string, roles: Role[]) =>
    db
      .updateTable('staff')
      .set({ roles })
      .where('username', '=', username)
      .where('leftAt', 'is', null)
      .returning('id')
      .executeTakeFirst(),

  /** Nothing comes back when nobody has that name. */
  setPassword: (username: string, passwordHash: string) =>
    db
      .updateTable('staff')
      .set({ passwordHash })
      .where('username', '=', username)
      .where('leftAt', 'is', null)
      .returning('id')
      .executeTakeFirst(),

  /** Nothing comes back when nobody has that name. */
  leave: (username: string, leftAt: Date) =>
    db
      .updateTable('staff')
      .set({ leftAt })
      .where('username', '=', username)
      .where('leftAt', 'is', null)
      .returning('id')
      .executeTakeFirst(),
})
