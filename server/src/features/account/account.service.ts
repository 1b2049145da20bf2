import {
  foreignNameOf,
  hintOfEmail,
  hintOfMobile,
  memberNumberFrom,
  needsGuardian,
  permanentCardFrom,
  Refusal,
} from '@palaestra/contract'
import type { Db } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { after } from '../../ports/clock.ts'
import { cardTable } from '../card/card.table.ts'
import { consentTable } from '../consent/consent.table.ts'
import { accountTable, type Member, type NewMember } from './account.table.ts'

const taken: Record<string, Refusal> = {
  members_id_number_key: new Refusal('id_number_taken'),
  members_email_key: new Refusal('email_taken'),
  members_mobile_key: Refusal.at('mobile', 'mobile_taken'),
}
/** The indexes decide whose an ID number, address or number is, also between two members at the same moment. */
const orRefuseTaken = (error: unknown): never => {
  throw taken[(error as { constraint?: string }).constraint ?? ''] ?? error
}

/** Seconds for which one QR code can be read at a gate. */
const qrSeconds = 60

/** What a member has to do with online payment as a minor, or as the guardian of one. */
const guardianshipOf = async (db: Db, today: string, { id, idNumber, birthDate }: Member) => {
  const children = await consentTable(db).childrenOf(idNumber)
  const isGuardian = children.some((child) => needsGuardian(today, child.birthDate))
  if (!needsGuardian(today, birthDate)) return { onlinePayment: null, isGuardian }
  const consent = await consentTable(db).of(id)
  const guardian = consent && (await accountTable(db).byIdNumber(consent.guardianIdNumber))
  const onlinePayment = { state: consent?.state ?? ('not_requested' as const), guardianRegistered: Boolean(guardian) }
  return { onlinePayment, isGuardian }
}

export const accountService = ({ db, clock, keys }: Uses<'clock' | 'keys'>) => ({
  async info(memberId: number) {
    const member = await accountTable(db).byId(memberId)
    const { kind, validUntil, lostOn } = await cardTable(db).of(memberId)
    return {
      nameZh: member.nameZh,
      namePt: foreignNameOf(member),
      memberNumber: member.memberNumber,
      username: member.username,
      emailHint: member.email && hintOfEmail(member.email),
      emailConfirmed: member.emailConfirmed,
      mobileHint: member.mobile && hintOfMobile(member.mobile),
      mobileConfirmed: member.mobileConfirmed,
      language: member.language,
      suspended: member.suspended,
      card: { kind, validUntil, permanentFrom: lostOn && permanentCardFrom(lostOn) },
      ...(await guardianshipOf(db, clock.today(), member)),
    }
  },

  /**
   * `reference.second.seal`: the reference means nothing outside this portal, the second is when the code ends, and
   * the seal keeps both from being made up (T-91).
   */
  async qrCode(memberId: number) {
    const { suspended } = await accountTable(db).byId(memberId)
    if (suspended) throw new Refusal('account_suspended')
    const { qrReference } = await cardTable(db).of(memberId)
    const endsAt = Math.floor(after(clock.now(), qrSeconds).getTime() / 1000)
    const content = `${qrReference}.${endsAt}`
    return { content: `${content}.${keys.ofCard(content).slice(0, 22)}`, seconds: qrSeconds }
  },

  /**
   * A new member, not yet activated, with the next member number.
   * @throws id_number_taken, email_taken, mobile_taken
   */
  async join(member: Omit<NewMember, 'memberNumber' | 'joinedAt' | 'passwordHash' | 'activatedAt'>) {
    const memberNumber = memberNumberFrom(await accountTable(db).nextRunningNumber())
    const fresh = { ...member, memberNumber, joinedAt: clock.now(), passwordHash: null, activatedAt: null }
    const { id } = await accountTable(db).add(fresh).catch(orRefuseTaken)
    return { id, memberNumber }
  },

  /** Whether the account was waiting for it. */
  activate: async (memberId: number, passwordHash: string) =>
    Boolean(await accountTable(db).activate(memberId, passwordHash, clock.now())),

  setPassword: (memberId: number, passwordHash: string) => accountTable(db).setPassword(memberId, passwordHash),
  /** The same password in another form; not where it has become another in between. */
  rehash: (memberId: number, old: string, passwordHash: string) => accountTable(db).rehash(memberId, old, passwordHash),

  /** @throws mobile_taken */
  setMobile: (memberId: number, mobile: string) => accountTable(db).setMobile(memberId, mobile).catch(orRefuseTaken),
  /** Whether the number was still this one, and not confirmed yet. */
  confirmMobile: async (memberId: number, mobile: string) =>
    Boolean(await accountTable(db).confirmMobile(memberId, mobile)),
  /** @throws email_taken */
  setEmail: (memberId: number, email: string) => accountTable(db).setEmail(memberId, email).catch(orRefuseTaken),
  /** Whether the address was still this one. */
  confirmEmail: async (memberId: number, email: string) =>
    Boolean(await accountTable(db).confirmEmail(memberId, email)),

  suspend: (memberId: number) => accountTable(db).setSuspended(memberId, true),
  resume: (memberId: number) => accountTable(db).setSuspended(memberId, false),
})
