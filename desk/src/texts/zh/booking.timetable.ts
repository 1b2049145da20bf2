import type { CellState, deskRefunds, statesOfHolder } from '@palaestra/contract'

/** When something begins and ends, hh:mm. */
interface Hours {
  from: string
  until: string
}

export const title = '場地時間表'
export const meaning = '選取可預約的時段，然後為會員預約；點選已預約的時段，可以查看或取消。'
export const meaningToLook = '每個時段的使用情況。'
export const loading = '載入中…'
export const venue = '場館'
export const facility = '設施'
export const day = '日期'
export const today = '今日'
export const dayBefore = '前一日'
export const dayAfter = '後一日'
export const noVenue = '沒有場館。'
export const notLet = '這一天沒有場地開放。'
export const grid = (facility: string, day: string) => `${facility}，${day}`
export const cell = (court: string, { from, until }: Hours, said: string) => `${court}，${from} 至 ${until}，${said}`
export const hour = ({ court, from, until }: Hours & { court: string }) => `${court}，${from} 至 ${until}`
export const whose = (state: string, name: string) => `${state}，${name}`
export const states: Record<CellState, string> = {
  free: '可預約',
  held: '保留中',
  booked: '已預約',
  own_use: '當局自用',
  kept: '留給輪候的人',
  ballot: '由抽籤決定',
  unopened: '未開放預約',
  closed: '已關閉',
  past: '已過去',
}
/** In a cell, where there is room for a word. */
export const inCell: Record<CellState | 'chosen', string> = {
  chosen: '已選',
  free: '可預約',
  held: '保留',
  booked: '已預約',
  own_use: '自用',
  kept: '輪候',
  ballot: '抽籤',
  unopened: '未開放',
  closed: '關閉',
  past: '–',
}
/** What is still to come of a booking. */
export const notes = { held: '待付款', due: '到場付款' }
export const bookingStates: Record<(typeof statesOfHolder)[number], string> = {
  held: '待付款',
  offered: '待輪候者回覆',
  confirmed: '已確認',
  used: '已到場',
  no_show: '缺席',
}
export const most = (many: number) => `每次最多選 ${many} 個時段。`
export const chosen = (many: number) => (many === 0 ? '未選時段' : `已選 ${many} 個時段`)
export const bookFor = '為會員預約…'
export const member = '會員'
export const booking = '預約'
export const byDesk = '由櫃台代訂'
export const price = '費用'
export const due = (amount: string) => `尚欠 ${amount}`
export const paid = (amount: string) => `已付 ${amount}`
export const free = '免費'
export const keptUntil = '保留至'
export const close = '關閉'
export const cancelBooking = '取消這個預約…'
export const cancelNow = '取消預約'
export const cancelled = (name: string, refund: string | undefined) =>
  refund ? `已取消${name}的預約，退回 ${refund}。` : `已取消${name}的預約。`
export const back = '返回'
export const refund = '退款'
export const refunds: Record<(typeof deskRefunds)[number], (amount: string) => string> = {
  full: (amount: string) => `退回 ${amount}`,
  none: () => '不退款',
}
export const reason = '原因'
export const memberReads = '會員會收到這段文字。'
export const forTrail = '記入審計記錄。'
export const hours = '時段'
export const overQuota = '超出這位會員的租場名額'
export const book = '預約'
export const another = '另選會員'
export const booked = (name: string, many: number) => `已為${name}預約 ${many} 個時段。`
export const bookedToPay = (name: string, by: string) => `已為${name}保留，請在 ${by} 前付款。`
export const memberIsTold = (sentence: string) => `這位會員不能預約，會看到：「${sentence}」`
export const find = '搜尋會員'
export const search = '姓名或會員編號'
export const searchHint = '電話、電郵或證件編號亦可。'
export const noneFound = '找不到會員。'
export const moreFound = '還有其他會員，請輸入更多資料。'
export const chooseMember = '選擇會員'
