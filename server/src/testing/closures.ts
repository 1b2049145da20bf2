import { randomUUID } from 'node:crypto'
import { aMinutePasses } from './payments.ts'
import type { Portal } from './portal.ts'

interface Asked {
  reason?: 'typhoon' | 'rainstorm' | 'maintenance' | 'event' | 'other'
  textZh?: string
  textPt?: string
  textEn?: string
  venue?: string
  facility?: string
  court?: string
  pool?: string
  fromDay?: string
  fromTime?: string
  untilDay?: string
  untilTime?: string
}
const everything: Required<Asked> = {
  ...{ reason: 'typhoon', textZh: '', textPt: '', textEn: '', venue: '', facility: '', court: '', pool: '' },
  ...{ fromDay: '', fromTime: '', untilDay: '', untilTime: '' },
}

/** Whoever closes venues, at the desk. */
export const theCloser = async (portal: Portal, language: 'zh' | 'pt' | 'en' = 'en') => {
  const clerk = await portal.staffAs('facilities', { language })
  const meets = (asked: Asked = {}) => clerk.post('/desk/closure/meets', { ...everything, ...asked })
  const close = (asked: Asked, people: number, requestKey: string = randomUUID()) =>
    clerk.post('/desk/closure', { ...everything, ...asked, people, requestKey })
  return {
    ...{ clerk, meets, close },
    /** Closes, having read whom it meets. */
    async closeNow(asked: Asked = {}): Promise<number> {
      const { data } = await meets(asked)
      const closed = await close(asked, data.people)
      if (closed.code !== 0) throw new Error(`Closing was refused with ${closed.code}.`)
      return closed.data.id
    },
    lift: (id: number, reason = 'The signal was lowered.') => clerk.post('/desk/closure/lift', { id, reason }),
    list: async () => (await clerk.get('/desk/closures')).data.items,
    /** All that follows from closing. */
    settle: () => aMinutePasses(portal),
  }
}

/** Everything until the end of a day, for who asks the service itself. */
export const everythingUntil = (untilDay: string, asked: Asked = {}) => ({ ...everything, untilDay, ...asked })
