import type { TicketState } from '@palaestra/contract'

export const mine = '我的門票'
export const noneComing = '目前沒有門票。'
export const past = '以往的門票'
export const nonePast = '沒有以往的門票。'
export const showPast = '顯示以往的門票'
export const more = '顯示更多'
export const notRead = '未能讀取你的門票。'
export const oneNotRead = '未能讀取這張門票，或你沒有這張門票。'
export const toList = '買票及查看我的門票'
export const states: Record<TicketState, string> = {
  held: '暫時保留，待付款',
  valid: '有效',
  used: '已入場',
  void: '逾時作廢',
  lapsed: '逾時未付款',
  cancelled: '已退票',
  closed: '機構已關閉泳池',
}
export const kindAndPool = (pool: string) => `泳池門票 · ${pool}`
export const party = (children: number, names: string) =>
  children === 0 ? '1 人' : `1 名成人、${children} 名小童${names && `（${names}）`}`
export const namesJoined = (names: readonly string[]) => names.join('、')
export const enterBy = (time: string) => `${time} 前入場`
export const enterFrom = (time: string) => `${time} 起可入場 · 逾時作廢，不獲退款`
export const showCode = '在入口出示此二維碼。'
export const payAtPool = (amount: string) => `入場前在泳池售票處付款：${amount}。`
export const noHurry = '這張門票只為你保留，不用趕。付款後才生效。'
export const pay = (amount: string) => `前往付款 ${amount}`
export const facts = '詳情'
export const place = '地點'
export const people = '人數'
export const price = '費用'
/** In avos. */
export const amount = (avos: number) => (avos === 0 ? '免費' : `$${avos / 100}`)
export const number = '票號'
export const leaveBy = '離場'
export const until = (time: string) => `${time} 前`
export const entered = '入場時間'
export const ended = '結束於'
export const toReceipt = '付款及收據'
export const toPayment = '付款情況'
export const giveBack = '退票'
export const giveBackThis = '退回這張門票…'
export const giveBackSure = '確定退票？'
export const keep = '保留門票'
export const giveBackHeld = '尚未付款。現在退票，名額會讓給其他人。'
export const giveBackFree = '在該節開始前退票，名額會讓給其他人，當日限額可以再用。'
export const giveBackPaid = (amount: string) =>
  `在該節開始前退票，退回 ${amount}（全數），當日限額可以再用。開始後不能退票。`
export const giveBackAndRefund = (amount: string) => `退票並退回 ${amount}`
