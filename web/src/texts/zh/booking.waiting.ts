import type { WaitState } from '@palaestra/contract'

export const yourTurn = '輪到你了'
export const notRead = '未能讀取你的輪候。'
export const tryAgain = '再試一次'
export const cameFree = '場地騰出了，現在為你保留'
export const left = '尚餘'
export const minutesLeft = (minutes: number) => `尚餘 ${minutes} 分鐘`
export const where = (venue: string, facility: string, court: string) => `${venue} · ${facility} · ${court}`
export const when = (day: string, from: string, until: string) => `${day} ${from}–${until}`
/** In avos. */
export const amount = (avos: number) => (avos === 0 ? '免費' : `$${avos / 100}`)
export const answerBy = (moment: string) => `請在 ${moment} 或之前回覆，否則場地會給下一位。`
export const noHurry = '這段時間只為你保留，不用趕。'
export const take = '要這個場地'
export const takeAndPay = (avos: number) => `要，前往付款 ${amount(avos)}`
export const doNotTake = '不要'
export const timeToPay = (minutes: number) => `按「要」後有 ${minutes} 分鐘付款。`
export const quota = (used: number, most: number) => `這個時段的租場名額：連同這個場地已用 ${used} / ${most}。`
export const whatNext = '接下來'
export const answers = { yes: '要', no: '不要', silence: '沒有回覆' }
export const follows = {
  yes: (minutes: number) => `場地會保留 ${minutes} 分鐘讓你付款。逾時未付款，場地會給下一位。`,
  no: () => '場地即時給下一位。你其他輪候的位置不變。',
  silence: () => '限時過後場地會給下一位。不算缺席，亦不會受罰。',
}
export const yesAtVenue = '預約即時確認，到場時在櫃台付款。'
export const mine = '我的輪候'
export const of = (live: number, most: number) => `${live} / ${most}`
export const none = '你目前沒有輪候任何場地。'
export const noOthers = '你沒有輪候其他場地。'
export const how = '想要的時段已租出時，可以在場地的時間表按該時段加入輪候。有人取消時，會按次序逐一通知。'
export const toVenues = '尋找場地'
export const place = (place: number) => `第 ${place} 位`
export const leave = '退出'
export const leaveThis = (what: string) => `退出輪候：${what}`
export const quietTime = (from: string, until: string) =>
  `晚上 ${from} 至早上 ${until} 之間不會有回覆限期，除非場地在這段時間開始使用。`
export const over = '最近的結果'
export const states: Record<WaitState, string> = {
  waiting: '輪候中',
  offered: '等待你回覆',
  taken: '已取得場地',
  declined: '你沒有要',
  unanswered: '未有在限時內回覆',
  left: '你已退出',
  over: '沒有輪到你',
}
