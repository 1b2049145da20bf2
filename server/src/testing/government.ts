import type { Locale } from '@palaestra/contract'
import { governmentAccounts } from '../demonstration/governmentAccounts.ts'
import type { PersonName } from '../demonstration/people.ts'
import { aBrowser, type Browser } from './browser.ts'
import type { Portal } from './portal.ts'

interface Way {
  app?: string
  language?: Locale
  /** The logged-in member who wants to link. */
  as?: { headers: Record<string, string> }
  until?: (address: string) => boolean
}

/** The government account of a member, by username; `nobody` cancels. */
const subjectOf = (member: string) => governmentAccounts.find((account) => account.member === member)?.subject ?? member

/** Begins at the portal, chooses an account at the sandbox, and comes back; returns the browser’s last address. */
export const signIn = async (browser: Browser, member: string, { app, language = 'zh', as, until }: Way = {}) => {
  const headers = { ...as?.headers, 'api-language': language }
  const { data } = await browser.post(as ? '/account/sign_on' : '/oauth/sign_on', app ? { app } : {}, headers)
  const choosing = await browser.go(data.address)
  return browser.go(await browser.press(`${choosing}/${subjectOf(member)}`), until)
}

/** The version of the terms that the portal shows now. */
export const acceptTerms = async (member: { get: Ask; post: Ask }) => {
  const { data } = await member.get('/gov/bind/init')
  return member.post('/account/allow_gov', { version: data.terms.version, agreed: true })
}
type Ask = (path: string, payload?: object) => Promise<{ code: number; data: { terms: { version: string } } }>

const usernames = { adult: 'siumei', portuguese: 'ana', english: 'tom', worker: 'maria' } as const

/** A member of the demonstration with a linked government account, linked in the ordinary way. */
export const linkedTo = async (portal: Portal, name: PersonName & keyof typeof usernames) => {
  const member = await portal.memberAs(name)
  await acceptTerms(member)
  const browser = aBrowser(portal.app)
  await signIn(browser, usernames[name], { as: member })
  const { code } = await browser.post('/account/bind_gov', {}, member.headers)
  if (code !== 0) throw new Error(`not linked: ${code}`)
  return member
}
