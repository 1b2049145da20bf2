import type { Locale } from '@palaestra/contract'
import { forgetCard } from './keptCard.ts'
import { storageOf } from './storage.ts'

/** How somebody logged in (A14). */
export type LoginMethod = 'account' | 'member_code' | 'sms' | 'app'
/** The reason why a session was lost: there was no response, or the server no longer knows the token. */
export type Loss = 'network' | 'signed_out'

/** The key of the token in local storage. */
export const tokenKey = 'palaestra.token'
const registrationKey = 'registration'
const local = storageOf('localStorage')
const ofThisTab = storageOf('sessionStorage')

const changed = new Set<() => void>()
const lost = new Set<(loss: Loss) => void>()
const notifyAll = () => {
  for (const listener of changed) listener()
}
const notifyLost = (loss: Loss) => {
  for (const listener of lost) listener(loss)
}
// Another tab logged in or out: its `clear` comes without a key.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key !== tokenKey && key !== null) return
  if (!local.read(tokenKey)) notifyLost('signed_out')
  notifyAll()
})

/**
 * Who is logged in, and what local storage holds: token, apicode, name, loginApp,
 * loginMethod, language. The token of a
 * registration lives in this tab only. No other file touches them.
 */
export const session = {
  token: () => local.read(tokenKey),
  start: (token: string, method?: LoginMethod) => {
    forgetCard()
    local.remove('name')
    local.write(tokenKey, token)
    if (method) local.write('loginMethod', method)
    notifyAll()
  },
  /** The next token of the same session, where no other has come in between. */
  renew: (old: string, next: string) => {
    if (session.token() === old) local.write(tokenKey, next)
  },
  /** Logging out: nothing stays (A06). */
  end: () => {
    forgetCard()
    local.clear()
    notifyAll()
  },
  /** Removes a token that is no longer valid, and keeps what helps to log in again. */
  lose: (loss: Loss) => {
    if (!session.token()) return
    local.remove(tokenKey, 'apicode', 'name')
    // Without a network the card is what one needs; with one, somebody has ended the session.
    if (loss === 'signed_out') forgetCard()
    notifyLost(loss)
    notifyAll()
  },

  name: () => local.read('name'),
  setName: (name: string) => {
    if (!session.token()) return
    local.write('name', name)
    notifyAll()
  },
  /** The name is another in another language. */
  setLanguage: (language: Locale) => {
    local.write('language', language)
    local.remove('name')
  },
  /** The code of an app that was exchanged last: the same one is not exchanged again (Q04). */
  apicode: () => local.read('apicode'),
  setApicode: (code: string) => local.write('apicode', code),
  loginMethod: () => local.read('loginMethod'),
  loginApp: () => local.read('loginApp'),
  setLoginApp: (app: string) => local.write('loginApp', app),

  registration: () => ofThisTab.read(registrationKey),
  startRegistration: (token: string) => ofThisTab.write(registrationKey, token),
  endRegistration: () => ofThisTab.remove(registrationKey),

  onChange: (listener: () => void) => {
    changed.add(listener)
    return () => void changed.delete(listener)
  },
  onLoss: (listener: (loss: Loss) => void) => {
    lost.add(listener)
    return () => void lost.delete(listener)
  },
}
