import type { IdType, Locale } from '@palaestra/contract'
import type { Generated, Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'

export interface AccountTables {
  members: {
    id: Generated<number>
    memberNumber: string
    username: string
    /** Null until the online account is activated. */
    passwordHash: string | null
    activatedAt: Date | null
    idType: IdType
    idNumber: string
    documentNumber: string | null
    documentExpiry: string | null
    nameZh: string | null
    surname: string
    firstName: string
    gender: 'male' | 'female'
    birthDate: string
    email: string | null
    emailConfirmed: Generated<boolean>
    mobile: string | null
    mobileConfirmed: boolean
    telephone: string | null
    area: string
    address: string
    language: Locale
    pickUpPlace: string
    noPromotions: boolean
    /** Ids of stored files. */
    photo: string | null
    idCopy: string | null
    suspended: Generated<boolean>
    joinedAt: Date
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends AccountTables {}
}
export type Member = Selectable<AccountTables['members']>
export type NewMember = Insertable<AccountTables['members']>

const byId = prepared<{ id: number }>()((db, value) =>
  db.selectFrom('members').selectAll().where('id', '=', value('id')),
)

export const accountTable = (db: Db) => ({
  byId: (id: number) => byId.firstOrThrow(db, { id }),

  /**
   * As they are now, and until the end of the transaction nobody else changes them: what may open or move an account
   * takes hold of it first, so that of two such things at once the second sees the first, and no two wait for each other.
   */
  hold: (id: number) =>
    db.selectFrom('members').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow(),

  /** Only who has activated the online account can log in to it. */
  activated: (column: 'username' | 'memberNumber' | 'email', value: string) =>
    db
      .selectFrom('members')
      .select(['id', 'idNumber', 'birthDate'])
      .where(column, '=', value)
      .where('activatedAt', 'is not', null)
      .executeTakeFirst(),

  byNumber: (memberNumber: string) =>
    db.selectFrom('members').select('id').where('memberNumber', '=', memberNumber).executeTakeFirst(),

  byMobile: (mobile: string) =>
    db
      .selectFrom('members')
      .select(['id', 'language'])
      .where('mobile', '=', mobile)
      .where('mobileConfirmed', '=', true)
      .where('activatedAt', 'is not', null)
      .executeTakeFirst(),

  byEmail: (email: string) =>
    db.selectFrom('members').select(['id', 'language']).where('email', '=', email).executeTakeFirst(),

  /** Only who has activated the online account. */
  byIdNumber: (idNumber: string) =>
    db
      .selectFrom('members')
      .select(['id', 'email', 'language'])
      .where('idNumber', '=', idNumber)
      .where('activatedAt', 'is not', null)
      .executeTakeFirst(),

  /** Whether anybody has this already, by any of what is unique to a member. */
  async has(column: 'username' | 'email' | 'mobile' | 'idNumber', value: string) {
    const found = await db.selectFrom('members').select('id').where(column, '=', value).executeTakeFirst()
    return Boolean(found)
  },

  async nextRunningNumber() {
    const next = sql<number>`nextval('member_numbers')::int`.as('next')
    return (await db.selectNoFrom(next).executeTakeFirstOrThrow()).next
  },

  add: (member: NewMember) => db.insertInto('members').values(member).returning('id').executeTakeFirstOrThrow(),

  /** Nothing comes back when the account has been activated before. */
  activate: (id: number, passwordHash: string, activatedAt: Date) =>
    db
      .updateTable('members')
      .set({ passwordHash, activatedAt })
      .where('id', '=', id)
      .where('activatedAt', 'is', null)
      .returning('id')
      .executeTakeFirst(),

  setPassword: (id: number, passwordHash: string) =>
    db.updateTable('members').set({ passwordHash }).where('id', '=', id).where('activatedAt', 'is not', null).execute(),

  /** The same password in another form; not where it has become another in between. */
  rehash: (id: number, old: string, passwordHash: string) =>
    db.updateTable('members').set({ passwordHash }).where('id', '=', id).where('passwordHash', '=', old).execute(),

  setMobile: (id: number, mobile: string) =>
    db.updateTable('members').set({ mobile, mobileConfirmed: true }).where('id', '=', id).execute(),

  /** Nothing comes back when the number is another by now, or confirmed already. */
  confirmMobile: (id: number, mobile: string) =>
    db
      .updateTable('members')
      .set({ mobileConfirmed: true })
      .where('id', '=', id)
      .where('mobile', '=', mobile)
      .where('mobileConfirmed', '=', false)
      .returning('id')
      .executeTakeFirst(),

  setEmail: (id: number, email: string) =>
    db.updateTable('members').set({ email, emailConfirmed: true }).where('id', '=', id).execute(),

  /** Nothing comes back when the address is another by now. */
  confirmEmail: (id: number, email: string) =>
    db
      .updateTable('members')
      .set({ emailConfirmed: true })
      .where('id', '=', id)
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirst(),

  setSuspended: (id: number, suspended: boolean) =>
    db.updateTable('members').set({ suspended }).where('id', '=', id).execute(),
})
