import type { ClosureReason, ClosureState } from '@palaestra/contract'

export const title = '關閉場館'
export const meaning = '已關閉的時段不能預約。受影響的預約會逐一取消、全數退款並通知會員。'
export const everythingTonight = '即時關閉全部場館至今晚…'
export const plan = '關閉場館或場地…'
export const none = '沒有關閉的場館。'
export const everything = '全部場館'
export const reasons: Record<ClosureReason, string> = {
  typhoon: '颱風',
  rainstorm: '暴雨',
  maintenance: '維修',
  event: '活動',
  other: '其他原因',
}
export const states: Record<ClosureState, string> = {
  coming: '未開始',
  running: '關閉中',
  over: '已結束',
  lifted: '已重開',
}
export const fromTo = (from: string, until: string) => `${from} 至 ${until}`
export const declared = (who: string, when: string) => `由 ${who} 於 ${when} 關閉`
export const liftedBy = (who: string) => `由 ${who} 重開`
export const ended = (many: number) => `已取消 ${many} 個預約`
export const left = (many: number) => `尚有 ${many} 個待取消及通知`
export const toldAt = (when: string) => `已於 ${when} 通知所有人`
export const lift = '重開'
export const liftWhat = (what: string) => `重開：${what}`
export const liftMeans = '之後的時段可以再次預約，但已取消的預約不會恢復。'
export const liftReason = '原因'
export const liftReasonHint = '會寫入操作記錄。'
export const lifted = '已重開。'
export const closed = '已關閉，正在取消預約並通知會員。'
export const reason = '原因'
export const venue = '場館'
export const venueHint = '如不選擇，關閉全部場館。'
export const pool = '泳池'
export const poolHint = '如不選擇，關閉整個場館。'
export const facility = '設施'
export const facilityHint = '如不選擇，關閉整個場館。'
export const court = '場地'
export const courtHint = '如不選擇，關閉整項設施。'
export const fromDay = '首日'
export const fromDayHint = '例如 2026-12-31。留空即由現在起。'
export const fromTime = '開始時間'
export const fromTimeHint = '留空即由當日零時起。'
export const untilDay = '最後一日'
export const untilDayHint = '留空即今日。'
export const untilTime = '結束時間'
export const untilTimeHint = '留空即至當日結束。'
export const ownWords = (most: number) =>
  `補充說明，所有人都會看到：三種語言須全部填寫或全部留空，每種最多 ${most} 個字元。選擇其他原因時必須填寫。`
export const inZh = '中文'
export const inPt = '葡文'
export const inEn = '英文'
export const preview = '查看受影響人數'
export const back = '返回'
export const closeWhat = (what: string) => `關閉${what}`
export const counting = '正在計算…'
export const count = (many: number) => new Intl.NumberFormat('en-GB').format(many).replaceAll(',', '\u00a0')
export const peopleMet = '人受影響'
export const bookingsMet = '場地預約'
export const meansNoBooking = '即時停止這段時間的預約。'
export const meansRefund = (avos: number) =>
  avos === 0 ? '沒有網上付款需要退回。' : `全數退款 ${avos / 100} 元，退回原付款方式。`
export const meansLetters = (byMessage: number) =>
  byMessage === 0 ? '所有人收到電郵。' : `所有人收到電郵；24 小時內開始的 ${byMessage} 人另收短訊。`
export const meansLift = '可以重新開放，但已取消的不會恢復。'
export const typeCount = '輸入受影響人數以確認'
export const typeCountHint = '即上方的人數。'
export const notTheCount = (people: number) => `與上方的人數 ${people} 不符`
export const closeAndTell = (people: number) => (people === 0 ? '關閉' : `關閉並通知 ${people} 人`)
