/**
 * From where on use stands in a report: more hirers than these for whom somebody could collect, so many minutes between
 * cancelling and booking, and so many times of one pair. A report accuses nobody: a person decides.
 */
export const fairUse = { hirers: 5, minutes: 3, times: 2 } as const

/** Where a page of a report begins: after this row. What counts most comes first. */
export interface ReportPlace {
  count: number
  /** The rows of one count are in the order of these: of a member, or of a pair. */
  ids: readonly [number, number]
}

export const keyOfReport = ({ count, ids }: ReportPlace) => [count, ...ids].join('.')

/** Nothing comes back for a text that is no such key. */
export const placeInReport = (key: string): ReportPlace | undefined => {
  const [, count = '', one = '', other = ''] = /^(\d{1,9})\.(\d{1,15})\.(\d{1,15})$/.exec(key) ?? []
  return count ? { count: Number(count), ids: [Number(one), Number(other)] } : undefined
}
