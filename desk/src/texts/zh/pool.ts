import type { PoolClosedReason, SaleState, TicketHolder, TicketState } from '@palaestra/contract'
import { amount } from './payment.ts'

export const pools = '泳池'
export const pool = '泳池'
export const noPools = '沒有泳池。'
export const day = '日期'
export const dayBefore = '前一日'
export const today = '今日'
export const dayAfter = '後一日'
export const loading = '載入中…'

export const find = '入場'
export const findThis = '查找'
export const search = '會員卡二維碼、會員編號或票號'
export const searchHint = '可直接掃描會員卡。每次查找均會記錄。'
export const noneFound = '今日在這個泳池沒有門票。'
export const nobodyNamed = '非會員'
const holderNamed: Record<TicketHolder, string> = { adult: '成人', minor: '13 至 17 歲', senior: '65 歲或以上' }
export const party = (holder: TicketHolder, children: number) =>
  children === 0 ? holderNamed[holder] : `${holderNamed[holder]}、${children} 名小童`
export const between = '、'
export const states: Record<TicketState, string> = {
  held: '待付款',
  valid: '有效',
  used: '已入場',
  void: '逾時作廢',
  lapsed: '逾時未付款',
  cancelled: '已退票',
  closed: '泳池關閉，已取消',
}
export const inSince = (time: string) => `${time} 入場`
export const late = '作廢後才收到入場記錄'
/** In avos. */
export const due = (avos: number) => `尚欠 ${amount(avos)}`
export const entersBetween = (from: string, by: string) => `${from} 至 ${by} 可入場`
export const letIn = '入場'
export const letInSaid = (who: string) => `已登記${who}入場。`
export const takeBack = '取消入場'
export const takenBack = (who: string) => `已取消${who}的入場登記。`
export const take = {
  cash: (avos: number) => `現金 ${amount(avos)}`,
  card: (avos: number) => `卡 ${amount(avos)}`,
}
export const moneyTaken = (avos: number) => `已收取 ${amount(avos)}。`
export const atCashier = (ticket: string, avos: number) => `請到收款處付款：門票 ${ticket}，${amount(avos)}。`

export const sell = '即場售票'
export const nothingOnSale = '現時沒有可即場發售的時段。'
export const session = '時段'
export const sessionLeft = (from: string, until: string, left: number) => `${from}–${until}，尚餘 ${left}`
export const who = '會員編號或會員卡二維碼'
export const whoHint = '非會員請留空。會員按年齡收費。'
export const holder = '收費'
export const holders = holderNamed
export const children = '小童人數（12 歲或以下）'
export const sellThis = '售票'
export const sellFor = (avos: number) => (avos === 0 ? '售票（免費）' : `售票 ${amount(avos)}`)
export const soldSaid = (reference: string, by: string) => `已售出門票 ${reference}，須於 ${by} 前入場。`
export const sellNext = '售下一張'

export const sessions = '時段'
export const standing = '售票情況'
export const expected = '待入場'
export const entered = '已入場'
export const enteredLate = (entered: number, late: number) => `${entered}（其中 ${late} 人作廢後補記）`
export const held = '待付款'
export const missed = '作廢'
export const left = '尚餘'
export const ofPlaces = (left: number, places: number) => `${left} / ${places}`
export const tickets = '門票'
export const showTickets = '查看'
export const noSessions = '這一日沒有時段。'
export const ticketsOf = (from: string, until: string) => `${from}–${until} 的門票`
export const noTickets = '尚未售出門票。'
export const sales: Record<SaleState, string> = {
  unopened: '尚未開售',
  advance: '預售中',
  advance_full: '預售已滿',
  spot: '即場發售',
  full: '已滿',
  closed: '關閉',
  over: '已過',
}
export const closedBecause: Record<PoolClosedReason, string> = {
  cleaning: '清潔泳池',
  typhoon: '颱風',
  rainstorm: '暴雨',
  maintenance: '維修',
  event: '活動',
  other: '暫停開放',
}
