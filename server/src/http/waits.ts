import { type Locale, type Wait, waitOf } from '@palaestra/contract'
import type { Clock } from '../ports/clock.ts'

/** Behind the sentence of a refusal. */
const words: Record<Locale, (wait: Wait) => string> = {
  zh(wait) {
    if (wait.kind === 'clock') return wait.tomorrow ? `（明日 ${wait.time} 後可再試）` : `（${wait.time} 後可再試）`
    return wait.kind === 'days' ? `（${wait.days} 日後可再試）` : `（${wait.seconds} 秒後可再試）`
  },
  pt(wait) {
    if (wait.kind === 'clock')
      return wait.tomorrow ? ` (tente amanhã, depois das ${wait.time})` : ` (tente depois das ${wait.time})`
    const [count, one, many] = wait.kind === 'days' ? [wait.days, 'dia', 'dias'] : [wait.seconds, 'segundo', 'segundos']
    return ` (tente dentro de ${count} ${count === 1 ? one : many})`
  },
  en(wait) {
    if (wait.kind === 'clock')
      return wait.tomorrow ? ` (try again tomorrow after ${wait.time})` : ` (try again after ${wait.time})`
    const [count, one, many] = wait.kind === 'days' ? [wait.days, 'day', 'days'] : [wait.seconds, 'second', 'seconds']
    return ` (try again in ${count} ${count === 1 ? one : many})`
  },
}

/** Until when, in the person’s language and by the clocks of the portal; nothing where there is no wait. */
export const waitIn = (locale: Locale, wait: number | undefined, { clock, timeZone }: Clocks) =>
  wait === undefined ? '' : words[locale](waitOf(wait, { now: clock.now(), timeZone }))

export interface Clocks {
  clock: Clock
  timeZone: string
}
