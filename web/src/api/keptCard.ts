/** The cache in which a device keeps the card that it has shown (docs/decisions/0076), for when it has no network. */
export const keptCard = 'card'

/** The card stays on this device no longer: whose it is has logged out, or nobody can tell that it is theirs. */
export const forgetCard = () => void globalThis.caches?.delete(keptCard).catch(() => undefined)
