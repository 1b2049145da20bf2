/** The feeds of open data: what there is, when it is free, the classes, and their meetings. */
export const feeds = ['facility-uses', 'facility-use-slots', 'session-series', 'scheduled-sessions'] as const
export type Feed = (typeof feeds)[number]

/** Where programs find what is published, and the feeds. */
export const datasetPath = '/openactive/'
export const feedPathOf = (feed: Feed) => `/openactive/feeds/${feed}`

/** Whoever uses the data names where it is from. */
export const feedLicence = 'https://creativecommons.org/licenses/by/4.0/'

/** Things of one page of a feed. */
export const feedPageSize = 500

/** Days for which a feed says that something is gone: whoever harvests less often begins anew. */
export const feedGoneDays = 7

/**
 * The number after which a harvester asks: 0 where it names none, for it begins then. Undefined for what is no number as
 * feeds give them: then it is told so, because from a wrong place it would miss changes for good.
 */
export const changeNumberOf = (asked: unknown) => {
  if (asked === undefined) return 0
  if (typeof asked !== 'string' || !/^(0|[1-9]\d{0,15})$/.test(asked)) return undefined
  const number = Number(asked)
  return Number.isSafeInteger(number) ? number : undefined
}
