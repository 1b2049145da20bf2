const tokenKey = 'palaestra.desk.token'
const shortcutsKey = 'palaestra.desk.shortcuts'

const lost = new Set<() => void>()

/**
 * Who sits at the desk, and how they like to work. The token ends with the tab: desks are shared. Nothing else of
 * the desk touches the browser’s storage.
 */
export const session = {
  token: () => sessionStorage.getItem(tokenKey) ?? undefined,
  start: (token: string) => sessionStorage.setItem(tokenKey, token),
  end: () => sessionStorage.removeItem(tokenKey),
  /** The token is good no more. */
  lose: () => {
    session.end()
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
