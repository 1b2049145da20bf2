import type { BureauNews } from './bureau.ts'

/** One line of the log for each answer that did not come, and for each change of the breaker: level 40 is a warning. */
export const logBureau =
  (write: (line: string) => void) =>
  (news: BureauNews): void =>
    write(`${JSON.stringify({ level: 40, time: Date.now(), msg: 'identity bureau', ...news })}\n`)
