import { addDays, keptCardDays } from '@palaestra/contract'

/** Days for which one key signs. */
const signingDays = 90
/** Days for which a key is known before it signs: a gate without a network has it by then. */
const announcedDays = 7

interface Begun {
  id: string
  /** The day from which it signs, until the next one does. */
  signsOn: string
}

/** The day on which a key begins that is to be made today; nothing while the last one will do. */
export const nextBegins = (keys: readonly Begun[], today: string) => {
  const last = keys.at(-1)
  if (!last) return today
  return last.signsOn <= addDays(today, announcedDays - signingDays) ? addDays(today, announcedDays) : undefined
}

/**
 * The keys by which no code is proved any more: neither one that a device may have kept, nor one on paper. In the order
 * in which they sign.
 */
export const keysOver = (keys: readonly Begun[], today: string, firstOpenLoss: string | null) =>
  keys.filter((_, place) => {
    const end = keys[place + 1]?.signsOn
    if (!end || end >= addDays(today, -keptCardDays)) return false
    return firstOpenLoss === null || firstOpenLoss > end
  })
