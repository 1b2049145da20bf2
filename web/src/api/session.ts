import type { Locale } from '@palaestra/contract'
import { storageOf } from './storage.ts'

/** How somebody logged in (A14). */
export type LoginMethod = 'account' | 'member_code' | 'sms' | 'app'
/** Why a session ended that nobody ended: no answer came at all, or the server knows the token no more. */
export type Loss = 'network' | 'signed_out'

/** Where the token stands in local storage. */
export const tokenKey = 'palaestra.token'
const registrationKey = 'registration'
const local = storageOf('localStorage')
const ofThisTab = storageOf('sessionStorage')

const changed = new Set<() => void>()
const lost = new Set<(loss: Loss) => void>()
const tellAll = () => {
  for (const tell of changed) tell()
}
// Another tab logged in or out: its `clear` comes without a key.
globalThis.addEventListener?.('storage', ({ key }) => (key === tokenKey || key === null) && tellAll())

/**
 * Who is logged in, and what local storage holds: token, apicode, name, loginApp,
 * loginMethod, language. The token of a
 * registration lives in this tab only. No other file touches them.
 */
export const session = {
  token: () => local.read(tokenKey),
  start: (token: string, method?: LoginMethod) => {
    local.remove('name')
    local.write(tokenKey, token)
    if (method) local.write('loginMethod', method)
    tellAll()
  },
  /** The next token of the same session, where no other has come in between. */
  renew: (old: string, next: string) => {
    if (session.token() === old) local.write(tokenKey, next)
  },
  /** Logging out: nothing stays (A06). */
  end: () => {
    local.clear()
    tellAll()
  },
  /** The token is good no more. What says how to log in again stays. */
  lose: (loss: Loss) => {
    if (!session.token()) return
    local.remove(tokenKey, 'apicode', 'name')
    for (const tell of lost) tell(loss)
    tellAll()
  },

  name: () => local.read('name'),
  setName: (name: string) => {
    if (!session.token()) return
    local.write('name', name)
    tellAll()
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

  onChange: (tell: () => void) => {
    changed.add(tell)
    return () => void changed.delete(tell)
  },
  onLoss: (tell: (loss: Loss) => void) => {
    lost.add(tell)
    return () => void lost.delete(tell)
  },
}
