/**
 * A day as one types it, with its hyphens: `20150402` becomes `2015-04-02`. Dots, slashes and full-width digits are
 * understood; while one deletes, nothing is added.
 */
export const dayWhileTyping = (text: string, deleting: boolean) => {
  const plain = text
    .normalize('NFKC')
    .replace(/[./年月]/g, '-')
    .replace(/[^\d-]/g, '')
  if (deleting) return plain
  return plain
    .replace(/^(\d{4})-?(?=\d)/, '$1-')
    .replace(/^(\d{4}-\d{2})-?(?=\d)/, '$1-')
    .replace(/^(\d{4}|\d{4}-\d{2})$/, '$1-')
    .replace(/-{2,}/g, '-')
    .slice(0, 10)
}

/** What one leaves behind: `2015-4-2` becomes `2015-04-02`, and a hyphen at the end goes. */
export const dayWhenLeft = (text: string) =>
  text
    .replace(/-$/, '')
    .replace(/^(\d{4})-(\d{1,2})-(\d{1,2})$/, (_, year: string, month: string, day: string) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    )
