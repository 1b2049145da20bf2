/** The parts of the portal that an announcement can be for. One that names none is for the whole of it. */
export const announcementPlaces = ['login', 'registration', 'account', 'services'] as const
export type AnnouncementPlace = (typeof announcementPlaces)[number]

/** The longest announcement, in characters: it has to fit into a strip of a telephone. */
export const longestAnnouncement = 300

/** How the addresses of a part begin, without the language. Of two that fit the first one counts. */
const beginnings: readonly (readonly [AnnouncementPlace, readonly string[]])[] = [
  ['login', ['/ams/login', '/online/login', '/online/account/cannot-log-in', '/online/account/forgot']],
  ['registration', ['/register', '/readme', '/security/register-gov', '/online/apply-modify']],
  ['account', ['/online', '/security', '/supple', '/booking/supple', '/member-info-incomplete']],
  ['services', ['/venues', '/pools', '/classes', '/players', '/booking']],
]

/** The part that an address belongs to; nothing for pages that belong to all of them. */
export const placeOfAddress = (address: string): AnnouncementPlace | undefined =>
  beginnings.find(([, begins]) => begins.some((one) => address.startsWith(one)))?.[0]

/** Whether an announcement for these parts is shown at an address (X10). */
export const isAnnouncedAt = (address: string, places: readonly AnnouncementPlace[]) =>
  places.length === 0 || places.some((place) => place === placeOfAddress(address))
