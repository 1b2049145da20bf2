import type { BookingState, CancelTerms, ClosureReason } from '@palaestra/contract'

export const coming = '將會使用'
export const past = '已過去或已取消'
export const noneComing = '你目前沒有預約。'
export const nonePast = '沒有已過去或已取消的預約。'
export const showPast = '顯示以往的預約'
export const more = '顯示更多'
export const toVenues = '預約場地'
export const toMyCalendar = '在日曆程式查看預約…'
export const toList = '查看我的預約'
export const notRead = '未能讀取你的預約。'
export const oneNotRead = '未能讀取這個預約，或你沒有這個預約。'
export const tryAgain = '再試一次'
/** A place, and what of it. */
export const where = (whole: string, part: string) => `${whole} · ${part}`
export const courtAndNumber = (court: string, reference: string) => `${court} · 預約 ${reference}`
export const states: Record<BookingState, string> = {
  held: '暫時保留',
  offered: '等待你接受',
  confirmed: '已確認',
  used: '已使用',
  no_show: '沒有到場',
  lapsed: '沒有保留',
  cancelled: '已取消',
  forfeited: '已取消（逾時）',
  closed: '機構已關閉場地',
}
/** In avos. */
export const amount = (avos: number) => (avos === 0 ? '免費' : `$${avos / 100}`)
export const arrive = (avos: number) => `到場時在櫃台出示會員卡並付款：${amount(avos)}。`
export const arriveFree = '到場時在櫃台出示會員卡，毋須付款。'
export const toCalendar = '加入日曆'
export const facts = '詳情'
export const place = '地點'
export const courtOf = '場地'
export const price = '費用'
export const number = '編號'
export const ended = '取消於'
export const cancel = '取消預約'
/** The moment until which nothing is lost. */
export const cancelMeans: Record<CancelTerms, (moment: string) => string> = {
  free: (moment) => `${moment}或之前取消，毋須付款，租場名額可以再用。其後取消，名額不會退回。`,
  late: (moment) => `${moment}已過。現在取消毋須付款，場地會讓給其他人，但這個租場名額不會退回。`,
}
export const cancelThis = '取消這個預約…'
export const cancelSure = '確定取消？'
export const cancelWith: Record<CancelTerms, string> = { free: '取消預約', late: '取消，不退回名額' }
export const keep = '保留預約'
export const noHurry = '這段時間只為你保留，不用趕。付款後預約才會確認。'
export const pay = (avos: number) => `前往付款 ${amount(avos)}`
export const arrivePaid = '已付款。到場時在櫃台出示會員卡。'
export const toReceipt = '付款及收據'
export const toAnswer = '回覆要或不要'
export const toPayment = '付款情況'
export const cancelHeld = '尚未付款。現在取消，場地會讓給其他人，租場名額可以再用。'
export const cancelPaidMeans: Record<CancelTerms, (moment: string, avos: number) => string> = {
  free: (moment, avos) =>
    `${moment}或之前取消，退回 ${amount(avos)}（全數），租場名額可以再用。其後取消，費用及名額均不會退回。`,
  late: (moment) => `${moment}已過。現在取消，場地會讓給其他人，但費用及這個租場名額均不會退回。`,
}
export const cancelAndRefund = (avos: number) => `取消並退回 ${amount(avos)}`
export const closedBecause: Record<ClosureReason, string> = {
  typhoon: '因颱風關閉',
  rainstorm: '因暴雨關閉',
  maintenance: '因維修關閉',
  event: '因活動關閉',
  other: '暫停開放',
}
