import { waitOf } from '@palaestra/contract'

/** The zone that the page brings with it; a page without settings is of Macao. */
const timeZone = () => {
  const written = globalThis.document?.getElementById('settings')?.textContent
  const settings: { timeZone?: string } = written ? JSON.parse(written) : {}
  return settings.timeZone ?? 'Asia/Macau'
}

/** A wait from now on, as people are told of it. */
export const waitFromNow = (seconds: number) => waitOf(seconds, { now: new Date(), timeZone: timeZone() })
