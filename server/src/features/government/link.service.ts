import { hintOfName, Refusal } from '@palaestra/contract'
import type { Db, Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import type { Cookie } from '../../http/cookie.ts'
import { nothingIfRefused } from '../../refused.ts'
import { settingsIn } from '../../settings.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable } from '../account/account.table.ts'
import { letterService } from '../letter/letter.service.ts'
import { sessionEnding } from '../session/session.service.ts'
import { siteTable } from '../site/site.table.ts'
import { isSamePerson } from './link.rules.ts'
import { type BegunAt, governmentLinkTable } from './link.table.ts'
import { type SignedIn, signOnService } from './signOn.service.ts'
import { signOnTable } from './signOn.table.ts'

/** The page with the terms; their version is the day of its last change. */
const termsPage = 'readme-gov'

/**
 * Tells who may link an account that has signed in: the member who began the sign-on, or, for one begun at the login,
 * whoever logs in.
 */
const fromOf = ({ memberId: begunBy }: SignedIn, memberId: number): BegunAt | undefined => {
  if (begunBy === null) return 'login'
  return begunBy === memberId ? 'account' : undefined
}

/** The version of the terms that holds now. */
export const governmentTermsVersion = async (db: Db) => {
  const page = await siteTable(db).page(termsPage, 'zh')
  if (!page) throw new Error(`the page ${termsPage} is missing`)
  return page.updatedOn
}

/** Uses a sign-on up: of two at once one does. @throws sign_on_ended */
export const useSignOn = async ({ db }: Uses<never, Tx>, cookieHash: string) => {
  if (!(await signOnTable(db).take(cookieHash))) throw new Refusal('sign_on_ended')
}

interface Registered {
  issuer: string
  subject: string
  terms: string
  acceptedAt: string
}

/**
 * Links the account by which a new member has registered, with the terms that were accepted then. One that has come to
 * belong to another member meanwhile stays theirs.
 */
export const linkRegistered = async ({ db, clock }: Uses<'clock', Tx>, memberId: number, by: Registered) => {
  const { issuer, subject, terms, acceptedAt } = by
  const links = governmentLinkTable(db)
  await links.acceptTerms({ memberId, version: terms, acceptedAt: new Date(acceptedAt) })
  await links.add({ memberId, issuer, subject, linkedFrom: 'registration', linkedAt: clock.now() })
}

/** Links of government accounts, which open member accounts (A12, T-24). */
export const governmentLinkService = (deps: Deps) => {
  const { db, clock } = deps
  const signOns = signOnService(deps)

  const termsVersion = () => governmentTermsVersion(db)
  const acceptedAt = async (memberId: number, version: string) =>
    (await governmentLinkTable(db).termsAcceptedBy(memberId, version))?.acceptedAt

  /** @throws government_linked_already, government_terms_needed */
  const mayLink = async (memberId: number) => {
    if (await governmentLinkTable(db).of(memberId)) throw new Refusal('government_linked_already')
    if (!(await acceptedAt(memberId, await termsVersion()))) throw new Refusal('government_terms_needed')
  }

  /** Notifies the member, so that no account is opened to another in silence. */
  const notify = async (
    deps: Uses<'clock' | 'jobs' | 'keys' | 'origin' | 'settings', Tx>,
    memberId: number,
    what: 'linked' | 'unlinked',
  ) => {
    const member = await accountTable(deps.db).byId(memberId)
    await letterService(deps).notify(member, {
      kind: 'notice',
      say(language) {
        const { governmentAccount: account, hotline } = settingsIn(language, deps.settings)
        return letters[language].government[what]({ account, hotline })
      },
    })
  }

  return {
    mayLink,

    async init(memberId: number, cookie: Cookie) {
      const version = await termsVersion()
      const link = await governmentLinkTable(db).of(memberId)
      // Most browsers have no sign-on here.
      const account = await signOns.signedIn(cookie).catch(nothingIfRefused)
      const from = account && fromOf(account, memberId)
      const accepted = await acceptedAt(memberId, version)
      return {
        link: link ? { linkedOn: clock.dayOf(link.linkedAt) } : null,
        waiting: !link && from ? { nameHint: account.name && hintOfName(account.name), from } : null,
        terms: { version, acceptedOn: accepted ? clock.dayOf(accepted) : null },
      }
    },

    /** @throws government_terms_changed */
    async acceptTerms(memberId: number, version: string) {
      if (version !== (await termsVersion())) throw new Refusal('government_terms_changed')
      await governmentLinkTable(db).acceptTerms({ memberId, version, acceptedAt: clock.now() })
      return {}
    },

    /**
     * Links the government account that this browser’s sign-on names, and no other. The sign-on is used up.
     * @throws sign_on_ended, government_other_person, government_linked_already, government_account_taken
     */
    async link({ memberId, cookie, from }: { memberId: number; cookie: Cookie; from: BegunAt }) {
      // Who has cancelled at the issuer, or was not believed, has nothing to link.
      const account = await signOns.signedIn(cookie).catch(nothingIfRefused)
      if (!account || fromOf(account, memberId) !== from) throw new Refusal('sign_on_ended')
      await mayLink(memberId)
      if (!isSamePerson(account, await accountTable(db).byId(memberId))) throw new Refusal('government_other_person')
      const { cookieHash, issuer, subject } = account
      await inTransaction(deps, async (deps) => {
        const links = governmentLinkTable(deps.db)
        await useSignOn(deps, cookieHash)
        const linked = await links.add({ memberId, issuer, subject, linkedFrom: from, linkedAt: clock.now() })
        if (!linked)
          throw new Refusal((await links.of(memberId)) ? 'government_linked_already' : 'government_account_taken')
        await notify(deps, memberId, 'linked')
      })
      cookie.drop()
      return {}
    },

    /** Closes this way in, and ends the other sessions, which may have begun by it. @throws government_not_linked */
    async unlink({ memberId, sessionId }: { memberId: number; sessionId: string }) {
      await inTransaction(deps, async (deps) => {
        if (!(await governmentLinkTable(deps.db).end(memberId, clock.now()))) throw new Refusal('government_not_linked')
        await sessionEnding(deps).endOthers(memberId, sessionId)
        await notify(deps, memberId, 'unlinked')
      })
      return {}
    },
  }
}
