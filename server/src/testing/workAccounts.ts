import type { Locale } from '@palaestra/contract'
import type { FastifyInstance } from 'fastify'
import { workAccounts } from '../demonstration/workAccounts.ts'
import { staffLinkTable } from '../features/staffSignOn/staffLink.table.ts'
import type { StaffLogin } from '../settings.ts'
import { aBrowser, type Browser } from './browser.ts'
import { type Behaviour, portalWith } from './issuer.ts'
import type { Envelope, Portal } from './portal.ts'

const subjectOf = (colleague: string | null) =>
  workAccounts.find((account) => account.colleague === colleague)?.subject ?? ''
/** The work accounts, by who they are at the desk. The counter’s has no second factor; the newcomer is nobody yet. */
export const subjects = {
  senior: subjectOf('senior'),
  reviewer: subjectOf('reviewer'),
  counter: subjectOf('counter'),
  newcomer: subjectOf(null),
}

interface Way {
  language?: Locale
  until?: (address: string) => boolean
}

/** Begins at the desk, chooses a work account at the sandbox, and comes back; returns the browser’s last address. */
export const signInAtIssuer = async (browser: Browser, subject: string, { language = 'zh', until }: Way = {}) => {
  const { data } = await browser.post('/desk/login/account', {}, { 'api-language': language })
  const choosing = await browser.go(data.address)
  return browser.go(await browser.press(`${choosing}/${subject}`), until)
}

/** A browser that has come back from the issuer; what it asks next it may ask of another process. */
export const backWith = async ({ app }: { app: FastifyInstance }, subject: string, next = app) => {
  const there = aBrowser(app)
  await signInAtIssuer(there, subject)
  const browser = aBrowser(next)
  for (const [name, value] of there.cookies) browser.cookies.set(name, value)
  return browser
}

export const finish = (browser: Browser): Promise<Envelope> => browser.post('/desk/login/account/finish')

const linkTo = async ({ db, clock }: Portal, username: string, issuer: string) => {
  const one = db.selectFrom('staff').select('id').where('username', '=', username)
  const { id } = await one.executeTakeFirstOrThrow()
  await staffLinkTable(db).add({ staffId: id, issuer, subject: 'somebody', linkedAt: clock.now() })
}

interface There {
  staffLogin?: Partial<StaffLogin>
  secondFactor?: 'required' | 'offered'
  /** Who is linked to the one account of that issuer. */
  linked?: string
  insecure?: boolean
  patience?: number
}

/** A portal whose work accounts are at an issuer that errs as the test wants. The browser comes back with its answer. */
export const deskWith = async (portal: Portal, behaviour: Behaviour, asked: There = {}) => {
  const { staffLogin, secondFactor = 'required', linked, ...options } = asked
  const { settings } = portal.deps
  const own = { ...settings, secondFactor, staffLogin: { ...settings.staffLogin, ...staffLogin } }
  const there = await portalWith({ ...portal.deps, settings: own }, behaviour, options)
  if (linked) await linkTo(portal, linked, there.client.issuer)
  const browser = aBrowser(there.app)
  const begin = (): Promise<Envelope> => browser.post('/desk/login/account')
  return {
    ...there,
    browser,
    begin,
    /** The whole way. */
    async logIn() {
      const { data } = await begin()
      const answer = there.agree(data.address)
      await browser.go(`${portal.deps.origin}/api/desk/login/callback?${answer}`)
      return { ...(await finish(browser)), asked: new URL(data.address).searchParams }
    },
  }
}
