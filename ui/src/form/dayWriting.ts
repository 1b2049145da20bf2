import { isDay, normaliseDay } from '@palaestra/contract'

/**
 * A day as one types it, with its hyphens: `20150402` becomes `2015-04-02`. Dots, slashes and full-width digits are
 * understood, and the day first as well; while one deletes, nothing is added.
 */
export const dayWhileTyping = (text: string, deleting: boolean) => {
  const plain = text
    .normalize('NFKC')
    .replace(/[./年月]/g, '-')
    .replace(/[^\d-]/g, '')
  if (deleting) return plain
  return turned(withHyphens(plain))
}

const withHyphens = (plain: string) =>
  plain
    .replace(/^(\d{4})-?(?=\d)/, '$1-')
    .replace(/^(\d{4}-\d{2})-?(?=\d)/, '$1-')
    .replace(/^(\d{4}|\d{4}-\d{2})$/, '$1-')
    .replace(/-{2,}/g, '-')
    .slice(0, 10)

/** `2912-19-96`, as the hyphens make of `29121996`, is a day of 1996: no year has a month 19 or 20. */
const turned = (day: string) => {
  const [, date, month, year] = /^(\d\d)(\d\d)-((?:19|20)-\d\d)$/.exec(day) ?? []
  const other = [year?.replace('-', ''), month, date].join('-')
  return isDay(other) ? other : day
}

/** What one leaves behind: `2015-4-2` and `2/4/2015` become `2015-04-02`, and a hyphen at the end goes. */
export const dayWhenLeft = (text: string) => normaliseDay(text.replace(/-$/, ''))
