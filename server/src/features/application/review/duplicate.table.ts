import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../database/database.ts'

export const duplicateTable = (db: Db) => ({
  /** Other waiting or passed applications with the same ID number or e-mail, less its own correction. */
  applicationsSharing: ({ id, idNumber, email }: { id: number; idNumber: string; email: string }) =>
    db
      .selectFrom('applications')
      .select(['reference', 'idNumber', 'email'])
      .where((where) => where.or([where('idNumber', '=', idNumber), where('email', '=', email)]))
      .where('id', '!=', id)
      .where('state', '!=', 'rejected')
      .where(sql<SqlBool>`corrects is distinct from ${id}::bigint`)
      .orderBy('id')
      .limit(10)
      .execute(),
})
