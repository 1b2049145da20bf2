import { settings } from '../../settings.ts'

const number = (value: number, digits: number) =>
  new Intl.NumberFormat('zh-Hant-MO', { maximumFractionDigits: digits }).format(value)
const time = (moment: string) =>
  new Intl.DateTimeFormat('zh-Hant-MO', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: settings.timeZone,
  }).format(new Date(moment))

export const amount = (points: number) => number(points, 2)
export const monthLong = (month: string) => {
  const [year, number] = month.split('-').map(Number)
  return `${year}年${number}月`
}
export const monthShort = (month: string) => `${Number(month.slice(5))}月`
export const range = ({ from, until, totalHours }: { from: string; until: string; totalHours: number }) =>
  `${monthLong(from)}至 ${monthLong(until)}，共 ${number(totalHours, 1)} 小時`
export const notRead = '未能讀取記錄。'
export const tryAgain = '再試一次'
export const downloadCsv = '下載 CSV'
export const print = '列印'
export const year = '十二個月，你的一條跑道'
export const earns = (each: number, most: number) => `每滿 30 分鐘得 ${amount(each)} 分，每日最多 ${amount(most)} 分`
/** The drawing in a sentence. */
export const yearSaid = (months: readonly { month: string; points: number }[]) => {
  const sorted = months.toSorted((one, other) => one.points - other.points)
  const [least, most, now] = [sorted[0], sorted.at(-1), months.at(-1)]
  if (!least || !most || !now || most.points === 0) return '過去十二個月未有積分。'
  return `過去十二個月的積分：最多是 ${monthLong(most.month)}的 ${amount(most.points)} 分，最少是 ${monthLong(least.month)}的 ${amount(least.points)} 分，本月 ${amount(now.points)} 分。各月數字見下表。`
}
export const balance = '可用積分'
export const frozen = '持臨時會員卡期間，積分凍結，不能累積或換領；到期日不變。'
export const expires = (points: number, day: string) => `${amount(points)} 分於 ${day}到期`
export const daysLeft = (days: number) =>
  days === 0 ? '今日是最後一日。換領時先扣除最早到期的積分。' : `尚餘 ${days} 日。換領時先扣除最早到期的積分。`
export const expiresOn = (day: string) => `${day}到期`
export const later = '其後'
export const noPoints = '現時沒有可用積分。'
export const months = '每月明細'
export const newestFirst = '由近至遠'
export const nothingYet = '未有到訪記錄。進出體育設施時拍卡，便會累積時數及積分。'
export const month = '月份'
export const columns = { hours: '小時', points: '積分', used: '已用', expired: '已過期', left: '剩餘' }
export const validUntil = '有效至'
export const expiredOn = (day: string) => `已於 ${day} 到期`
export const sum = '總計'
export const visits = '最近到訪'
export const between = (came: string, left: string | null) => (left ? `${time(came)}–${time(left)}` : time(came))
export const minutes = (minutes: number) => `${minutes} 分鐘`
export const noExit = '沒有離場記錄，不計積分'
export const allVisits = (count: number) => `顯示最近 ${count} 次`
export const howCounted = '積分怎樣計算'
export const gifts = '換領禮品'
export const giftReady = (name: string) => `${name}已預留`
export const collect = (day: string, reference: string) =>
  `請於 ${day}或之前，帶同會員卡到服務櫃檯領取。編號 ${reference}`
export const price = (points: number) => `${amount(points)} 分`
export const left = (count: number) => `尚餘 ${count} 份`
export const redeem = '換領'
export const giftGone = '已換罄'
export const giftFrozen = '積分凍結'
export const giftMissing = (points: number) => `還差 ${amount(points)} 分`
export const noGifts = '現時沒有可換領的禮品。'
export const redeemSure = (name: string) => `換領${name}？`
export const redeemMeans = (points: number) =>
  `將扣除 ${amount(points)} 分，先扣除最早到期的積分。逾期未領取，積分退回，但已到期的積分除外。`
export const redeemFor = (points: number) => `以 ${amount(points)} 分換領`
export const notNow = '暫不換領'
export const redeemed = (reference: string, day: string) => `已換領，編號 ${reference}。請於 ${day}或之前領取。`
export const before = '以往的換領'
export const states = { reserved: '待領取', collected: '已領取', missed: '逾期未領取', returned: '已取消' }
