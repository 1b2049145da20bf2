import { randomUUID } from 'node:crypto'
import type { Portal } from './portal.ts'

type Member = Awaited<ReturnType<Portal['memberAs']>>
type Desk = Awaited<ReturnType<Portal['staffAs']>>

export const towel = {
  ...{ code: 'towel', name: { zh: '運動毛巾', pt: 'Toalha de desporto', en: 'Sports towel' } },
  ...{ price: 3, stock: 5, offered: true, fromDay: '', untilDay: '' },
}
export const addGift = (desk: Pick<Desk, 'post'>, more: Partial<typeof towel> = {}) =>
  desk.post('/desk/points/gift', { ...towel, ...more, version: 0 })

/** Changes the gift as whoever has just seen it. */
export const changeGift = (desk: Pick<Desk, 'post'>, more: Partial<typeof towel> & { version?: number } = {}) =>
  desk.post('/desk/points/gift', { ...towel, version: 1, ...more })

/** What a member does about gifts. */
export const giftsOf = (member: Pick<Member, 'get' | 'post'>) => ({
  mine: async () => (await member.get('/report/gift/member')).data,
  redeem: (more: Partial<{ gift: string; price: number; requestKey: string }> = {}) =>
    member.post('/report/gift/redeem', { gift: towel.code, price: towel.price, requestKey: randomUUID(), ...more }),
})
