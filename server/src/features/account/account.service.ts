import {
  cardIsGood,
  cardReasons,
  foreignNameOf,
  hintOfEmail,
  hintOfMobile,
  type Locale,
  memberNumberFrom,
  needsGuardian,
  permanentCardFrom,
  Refusal,
} from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import { codeOf } from '../../database/outage.ts'
import type { Uses } from '../../deps.ts'
import { standingFrom } from '../entitlement/standing.rules.ts'
import { pickUpPlaceIn } from '../site/place.rules.ts'
import { type Amendment, accountTable, type NewMember, type Personal, proofChanged } from './account.table.ts'

const taken: Record<string, Refusal> = {
  members_id_number_key: new Refusal('id_number_taken'),
  members_email_key: new Refusal('email_taken'),
  members_mobile_key: Refusal.at('mobile', 'mobile_taken'),
}
/** The unique indexes decide who owns an ID number, address or number, also between two members at the same moment. */
const orRefuseTaken = (error: unknown): never => {
  throw taken[(error as { constraint?: string }).constraint ?? ''] ?? error
}

/** Refuses a password or a code of which the member has changed what it proves, in between. For `catch`. */
export const orRefuseChanged =
  (refusal: Refusal) =>
  (error: unknown): never => {
    throw codeOf(error) === proofChanged ? refusal : error
  }

/** Closes the account of a member who is being erased: nobody logs in by it any more. Its sessions are ended apart. */
export const closeAccount = ({ db }: Uses<never, Tx>, memberId: number) => accountTable(db).close(memberId)

type AccountPage = Awaited<ReturnType<ReturnType<typeof accountTable>['page']>>

/** Who could give the word: without any guardian there is no word either. */
const guardianOf = ({ consent, guardian }: Pick<AccountPage, 'consent' | 'guardian'>) => {
  if (consent === null) return 'none' as const
  return guardian === null ? ('no_member' as const) : ('member' as const)
}

/** The state of a minor’s online payment; null for an adult, who needs no consent. */
const onlinePaymentOf = (today: string, { birthDate, consent, guardian }: AccountPage) =>
  needsGuardian(today, birthDate)
    ? { state: consent ?? ('not_requested' as const), guardian: guardianOf({ consent, guardian }) }
    : null

/** Why the card opens nothing; null while it opens. An account that is not active has nobody who asks. */
const closedCard = (today: string, page: AccountPage) => {
  // The notice is about the code on a screen, and closes no card.
  const answer = cardIsGood(standingFrom({ ...page, noticeOpen: false }, today), today)
  return cardReasons.find((reason) => answer.state !== 'yes' && reason === answer.reason) ?? null
}

const isOfMinor = (today: string, bornOn: string | null) => bornOn !== null && needsGuardian(today, bornOn)

export const accountService = ({ db, clock }: Uses<'clock'>) => ({
  async info(memberId: number, locale: Locale) {
    const today = clock.today()
    const page = await accountTable(db).page(memberId, today)
    const { email, mobile, kind, validUntil, lostOn } = page
    return {
      ...page,
      namePt: foreignNameOf(page),
      pickUpPlace: pickUpPlaceIn(locale, page),
      emailHint: email && hintOfEmail(email),
      mobileHint: mobile && hintOfMobile(mobile),
      card: { kind, validUntil, permanentFrom: lostOn && permanentCardFrom(lostOn), closed: closedCard(today, page) },
      onlinePayment: onlinePaymentOf(today, page),
      isGuardian: isOfMinor(today, page.youngestChildBornOn),
      hasGuardians: page.wasMinorHere,
      childWaits: isOfMinor(today, page.youngestWaitingBornOn),
    }
  },

  /**
   * Adds a member, not yet activated, with the next member number.
   * @throws id_number_taken, email_taken, mobile_taken
   */
  async join(member: Omit<NewMember, 'memberNumber' | 'joinedAt' | 'passwordHash' | 'activatedAt'>) {
    const memberNumber = memberNumberFrom(await accountTable(db).nextRunningNumber())
    const fresh = { ...member, memberNumber, joinedAt: clock.now(), passwordHash: null, activatedAt: null }
    const { id } = await accountTable(db).add(fresh).catch(orRefuseTaken)
    return { id, memberNumber }
  },

  /** Writes what staff have approved of a member’s papers; what it leaves out stays. */
  amend: (memberId: number, change: Amendment) => accountTable(db).amend(memberId, change),

  /** Resolves to true when the account was waiting for activation. */
  activate: async (memberId: number, passwordHash: string) =>
    Boolean(await accountTable(db).activate(memberId, passwordHash, clock.now())),

  /** For `batch`. */
  settingPassword: (memberId: number, passwordHash: string, { byLink }: { byLink: boolean }) =>
    accountTable(db).settingPassword(memberId, passwordHash, byLink ? clock.now() : null),
  /** Stores a new hash of the same password. Resolves to false when the password has changed in between. */
  rehash: async (memberId: number, old: string, passwordHash: string) =>
    Boolean(await accountTable(db).rehash(memberId, old, passwordHash)),

  /** What a member changes without a review. */
  setPersonal: (memberId: number, data: Personal) => accountTable(db).setPersonal(memberId, data),

  /** @throws mobile_taken */
  setMobile: (memberId: number, mobile: string) => accountTable(db).setMobile(memberId, mobile).catch(orRefuseTaken),
  /** Resolves to true when the number on file was still this one, and unconfirmed. */
  confirmMobile: async (memberId: number, mobile: string) =>
    Boolean(await accountTable(db).confirmMobile(memberId, mobile)),
  /** @throws email_taken */
  setEmail: (memberId: number, email: string) => accountTable(db).setEmail(memberId, email).catch(orRefuseTaken),
  /** Resolves to true when the address on file was still this one. */
  confirmEmail: async (memberId: number, email: string) =>
    Boolean(await accountTable(db).confirmEmail(memberId, email)),
})
