/** The month from which on the holidays of the next year have to be known: due dates soon reach it. */
const firstMonthAhead = 10

/**
 * The years whose public holidays are missing on a day: due dates would be counted without them. This year at any time,
 * the next one from October on. `known` are the years that have at least one.
 */
export const yearsWithoutHolidays = (today: string, known: readonly string[]) => {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const needed = month >= firstMonthAhead ? [year, year + 1] : [year]
  return needed.map(String).filter((one) => !known.includes(one))
}
