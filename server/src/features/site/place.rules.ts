import type { Locale } from '@palaestra/contract'

/** The columns of a joined pick-up place; null where it is no longer one. */
type Joined = Record<`${'place' | 'address'}${Capitalize<Locale>}`, string | null>

/** A pick-up place in one line; null where there is none. */
export const pickUpPlaceIn = (locale: Locale, joined: Joined) => {
  const { placeZh, placePt, placeEn, addressZh, addressPt, addressEn } = joined
  const inThree = { zh: [placeZh, addressZh], pt: [placePt, addressPt], en: [placeEn, addressEn] } as const
  const [name, address] = inThree[locale]
  return name === null ? null : `${name} · ${address}`
}
