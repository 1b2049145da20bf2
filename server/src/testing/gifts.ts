import { randomUUID } from 'node:crypto'
import type { Portal } from './portal.ts'

type Member = Awaited<ReturnType<Portal['memberAs']>>
type Desk = Awaited<ReturnType<Portal['staffAs']>>

export const towel = {
  ...{ code: 'towel', nameZh: '運動毛巾', namePt: 'Toalha de desporto', nameEn: 'Sports towel' },
  ...{ price: 3, stock: 5, offered: true },
}
export const addGift = (desk: Pick<Desk, 'post'>, more: Partial<typeof towel> = {}) =>
  desk.post('/desk/points/gift', { ...towel, ...more, isNew: true })

/** What a member does about gifts. */
export const giftsOf = (member: Pick<Member, 'get' | 'post'>) => ({
  mine: async () => (await member.get('/report/gift/member')).data,
  redeem: (more: Partial<{ gift: string; price: number; requestKey: string }> = {}) =>
    member.post('/report/gift/redeem', { gift: towel.code, price: towel.price, requestKey: randomUUID(), ...more }),
})
