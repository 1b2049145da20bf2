import type { IdType, Locale } from '@palaestra/contract'
import { type ExpressionBuilder, type Generated, type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import type { Tables } from '../../database/tables.ts'
import { consentOf, holdsOn, isActive, youngestChildBornOn } from '../entitlement/hold.table.ts'
import { pickUpPlaceColumns } from '../site/site.table.ts'

export interface AccountTables {
  members: {
    id: Generated<number>
    memberNumber: string
    username: string
    /** Null until the online account is activated. */
    passwordHash: string | null
    /** When an e-mailed link has set the password; null when anything else has. */
    passwordByLinkAt: Generated<Date | null>
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
    joinedAt: Date
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends AccountTables {}
}
export type Member = Selectable<AccountTables['members']>
export type Personal = Pick<Member, 'telephone' | 'area' | 'address' | 'language' | 'pickUpPlace' | 'noPromotions'>
/** What staff approve of a member’s papers. */
export type Amendment = Partial<
  Pick<Member, 'nameZh' | 'surname' | 'firstName' | 'documentNumber' | 'documentExpiry' | 'photo' | 'idCopy'>
>
export type NewMember = Insertable<AccountTables['members']>

const byId = prepared<{ id: number }>()((db, value) =>
  db.selectFrom('members').selectAll().where('id', '=', value('id')),
)

/** A guardian of the member of a row of `members` who has an online account to answer in. */
const guardianWithAccount = (of: ExpressionBuilder<Tables, 'members'>) =>
  of
    .selectFrom('guardianships')
    .innerJoin('members as guardians', 'guardians.idNumber', 'guardianships.guardianIdNumber')
    .whereRef('guardianships.childId', '=', 'members.id')
    .where(isActive)
    .where('guardians.activatedAt', 'is not', null)
    .select((guardian) => guardian.fn.min('guardians.id').as('guardian'))

/** Whether the member of a row of `members` is a minor with a word on online payment, or was one. */
const wasMinorHere = (of: ExpressionBuilder<Tables, 'members'>) =>
  of
    .exists(of.selectFrom('paymentConsents').select('memberId').whereRef('memberId', '=', 'members.id'))
    .$castTo<boolean>()

/**
 * A member with their card, its loss, and their part in online payment: one statement, because every screen of members
 * asks for it.
 */
const page = prepared<{ id: number; today: string }>()((db, value) =>
  db
    .selectFrom('members')
    .innerJoin('cards', 'cards.memberId', 'members.id')
    .leftJoin('cardLosses', (join) =>
      join.onRef('cardLosses.memberId', '=', 'members.id').on('cardLosses.closedOn', 'is', null),
    )
    .leftJoin('pickUpPlaces', 'pickUpPlaces.code', 'members.pickUpPlace')
    .select([
      'members.nameZh',
      'members.surname',
      'members.firstName',
      'members.memberNumber',
      'members.username',
      'members.birthDate',
      'members.activatedAt',
      'members.email',
      'members.emailConfirmed',
      'members.mobile',
      'members.mobileConfirmed',
      'members.language',
      'members.photo',
      'cards.kind',
      'cards.validUntil',
      'cardLosses.reportedOn as lostOn',
      ...pickUpPlaceColumns,
    ])
    .select((of) => [
      youngestChildBornOn(of).as('youngestChildBornOn'),
      youngestChildBornOn(of)
        .innerJoin('paymentConsents as consents', 'consents.memberId', 'guardianships.childId')
        .where('consents.state', '=', 'pending')
        .as('youngestWaitingBornOn'),
      consentOf(of).as('consent'),
      guardianWithAccount(of).as('guardian'),
      wasMinorHere(of).as('wasMinorHere'),
      holdsOn(of, value('today')).as('holds'),
    ])
    .where('members.id', '=', value('id')),
)

/** The code by which the database says that a password or a mobile that has just proved its member is another by now. */
export const proofChanged = 'PW001'

export const accountTable = (db: Db) => ({
  byId: (id: number) => byId.firstOrThrow(db, { id }),
  page: (id: number, today: string) => page.firstOrThrow(db, { id, today }),

  /**
   * Reads and locks the account until the end of the transaction. Whatever opens or moves an account locks it first:
   * of two at once the second sees the first, and the fixed order prevents a deadlock.
   */
  hold: (id: number) =>
    db.selectFrom('members').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow(),

  /** A member, who may have no card yet, with the place where it will be collected. */
  withPickUpPlace: (id: number) =>
    db
      .selectFrom('members')
      .leftJoin('pickUpPlaces', 'pickUpPlaces.code', 'members.pickUpPlace')
      .select(['members.email', 'members.language', 'members.username', 'members.memberNumber', ...pickUpPlaceColumns])
      .where('members.id', '=', id)
      .executeTakeFirstOrThrow(),

  /** Finds activated accounts only: nobody else can log in. */
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

  byIdNumber: (idNumber: string) =>
    db.selectFrom('members').selectAll().where('idNumber', '=', idNumber).executeTakeFirst(),

  /** Tells whether any member, activated or not, has this value. */
  async has(column: 'username' | 'email' | 'mobile' | 'idNumber', value: string) {
    const found = await db.selectFrom('members').select('id').where(column, '=', value).executeTakeFirst()
    return Boolean(found)
  },

  async nextRunningNumber() {
    const next = sql<number>`nextval('member_numbers')::int`.as('next')
    return (await db.selectNoFrom(next).executeTakeFirstOrThrow()).next
  },

  add: (member: NewMember) => db.insertInto('members').values(member).returning('id').executeTakeFirstOrThrow(),

  /** Nothing comes back when the account is active already. */
  activate: (id: number, passwordHash: string, activatedAt: Date) =>
    db
      .updateTable('members')
      .set({ passwordHash, activatedAt })
      .where('id', '=', id)
      .where('activatedAt', 'is', null)
      .returning('id')
      .executeTakeFirst(),

  /** Nobody logs in any more. */
  close: (id: number) =>
    db
      .updateTable('members')
      .set({ passwordHash: null, passwordByLinkAt: null, activatedAt: null })
      .where('id', '=', id)
      .execute(),

  settingPassword: (id: number, passwordHash: string, passwordByLinkAt: Date | null) =>
    db
      .updateTable('members')
      .set({ passwordHash, passwordByLinkAt })
      .where('id', '=', id)
      .where('activatedAt', 'is not', null),

  /**
   * Keeps the password as it is until the end of the transaction; fails with `proofChanged` when it is another by now.
   * A function of the database (0058), because it has to look again after waiting for a change. For `batch`.
   */
  keepingPassword: (id: number, passwordHash: string) =>
    db.selectNoFrom(sql`keep_password(${id}::bigint, ${passwordHash}::text)`.as('kept')),

  /** The same for the confirmed mobile (0061). For `batch`. */
  keepingMobile: (id: number, mobile: string) =>
    db.selectNoFrom(sql`keep_mobile(${id}::bigint, ${mobile}::text)`.as('kept')),

  /** Nothing comes back when the password has changed in between. */
  rehash: (id: number, old: string, passwordHash: string) =>
    db
      .updateTable('members')
      .set({ passwordHash })
      .where('id', '=', id)
      .where('passwordHash', '=', old)
      .returning('id')
      .executeTakeFirst(),

  setPersonal: (id: number, data: Personal) => db.updateTable('members').set(data).where('id', '=', id).execute(),

  /** Writes what a change that staff have approved says; what it leaves out stays. */
  amend: (id: number, change: Amendment) => db.updateTable('members').set(change).where('id', '=', id).execute(),

  setMobile: (id: number, mobile: string) =>
    db.updateTable('members').set({ mobile, mobileConfirmed: true }).where('id', '=', id).execute(),

  /** Nothing comes back when the number has changed, or is confirmed already. */
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

  /** Nothing comes back when the address has changed. */
  confirmEmail: (id: number, email: string) =>
    db
      .updateTable('members')
      .set({ emailConfirmed: true })
      .where('id', '=', id)
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirst(),
})
