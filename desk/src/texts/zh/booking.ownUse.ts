import type { OwnUseState } from '@palaestra/contract'

export const title = '自用場地'
export const meaning = '為訓練、聯賽等預留場地，其他人不能預約。已有人預約的時段不受影響。維修請用「關閉場館」。'
export const reserve = '預留場地…'
export const none = '沒有預留場地。'
/** Between several of a list. */
export const and = '、'
export const states: Record<OwnUseState, string> = {
  coming: '未開始',
  running: '進行中',
  over: '已結束',
  given_back: '已放棄',
}
export const fromTo = (from: string, until: string) => `${from} 至 ${until}`
export const hoursAhead = (many: number) => `尚有 ${many} 個時段`
export const by = (who: string) => `由 ${who} 預留`
export const giveBackAll = '放棄餘下時段…'
export const giveBackWhat = (what: string) => `放棄：${what}`
export const giveBack = '放棄'
export const hourMeans = '這個時段會重新開放預約。'
export const allMeans = '餘下的時段會重新開放預約。'
export const givenBack = (hours: number) => `已放棄 ${hours} 個時段。`
export const back = '返回'
export const reason = '原因'
export const reasonHint = '記入審計記錄。'
export const purpose = '用途'
export const purposeHint = '在時間表上顯示，只有職員看到。請勿填寫個人資料。'
export const venue = '場館'
export const facility = '設施'
export const courts = '場地'
export const onDays = '星期'
/** 1 is Monday, 7 is Sunday. */
export const weekdays = ['', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六', '星期日']
export const fromDay = '首日'
export const untilDay = '最後一日'
export const fromTime = '開始時間'
export const untilTime = '結束時間'
export const look = '查看可預留的時段'
export const getsNow = (hours: number) => `可即時預留 ${hours} 個時段。`
export const followsAfter = (day: string) => `${day} 之後的時段，會在排出時間表時自動預留。`
export const leftOut = (many: number) => `以下 ${many} 個時段不能預留：`
export const takenBy = {
  booked: '已有人預約',
  ballot: '由抽籤決定',
  closed: '已關閉',
}
export const reserveNow = '預留'
export const reserved = (what: string, hours: number) => `已為「${what}」預留 ${hours} 個時段。`
