const tokenKey = 'palaestra.desk.token'
const enrollingKey = 'palaestra.desk.enrolling'
const searchKey = 'palaestra.desk.search'
const wantedKey = 'palaestra.desk.wanted'
const shortcutsKey = 'palaestra.desk.shortcuts'

const lost = new Set<() => void>()
/** By the reference of the application. They lie in memory alone: they are about somebody. */
const reasons = new Map<string, string>()
let lastUsername: string | undefined

const forget = () => {
  for (const key of [tokenKey, enrollingKey, searchKey, wantedKey]) sessionStorage.removeItem(key)
}

/**
 * Who sits at the desk, and how they like to work. The token ends with the tab: desks are shared. Nothing else of
 * the desk touches the browser’s storage.
 */
export const session = {
  token: () => sessionStorage.getItem(tokenKey) ?? undefined,
  start: (token: string, { enrolling = false } = {}) => {
    sessionStorage.setItem(tokenKey, token)
    if (enrolling) sessionStorage.setItem(enrollingKey, 'yes')
    else sessionStorage.removeItem(enrollingKey)
  },
  /** Whoever logs in finds nothing that somebody else has written at this desk. */
  belongTo: (username: string) => {
    if (username !== lastUsername) reasons.clear()
    lastUsername = username
  },
  /** Leaves the desk to log in elsewhere: where one was going is kept in this tab. */
  leaveFor: (wanted: string | undefined) => {
    if (wanted) sessionStorage.setItem(wantedKey, wanted)
    else sessionStorage.removeItem(wantedKey)
  },
  /** Where one was going before the login elsewhere. */
  wanted: () => sessionStorage.getItem(wantedKey) ?? undefined,
  /** The portal asks for a second factor that is not set up yet: nothing else is open before. */
  enrolling: () => sessionStorage.getItem(enrollingKey) !== null,
  end: () => {
    forget()
    reasons.clear()
  },
  /** The reason for a rejection that has not been sent: it is there after the next login of who wrote it, not after a logout. */
  reason: (reference: string) => reasons.get(reference) ?? '',
  setReason: (reference: string, text: string) => {
    if (text) reasons.set(reference, text)
    else reasons.delete(reference)
  },
  /**
   * What is searched for in the queue: a name, an ID number or a telephone of somebody. It stands in no address, where
   * histories, logs and bookmarks would keep it, and ends with the login.
   */
  search: () => sessionStorage.getItem(searchKey) ?? '',
  setSearch: (text: string) => {
    if (text) sessionStorage.setItem(searchKey, text)
    else sessionStorage.removeItem(searchKey)
  },
  /** The token is good no more. */
  lose: () => {
    forget()
    for (const listener of lost) listener()
  },
  onLoss: (listener: () => void) => {
    lost.add(listener)
    return () => void lost.delete(listener)
  },

  /** Keys of a single letter can be switched off: who speaks to the computer would press them unawares. */
  shortcuts: () => localStorage.getItem(shortcutsKey) !== 'off',
  setShortcuts: (on: boolean) => {
    if (on) localStorage.removeItem(shortcutsKey)
    else localStorage.setItem(shortcutsKey, 'off')
  },
}
