import type { ClosureReason } from '@palaestra/contract'
import { settings } from '../../settings.ts'

export const kinds = {
  badminton: '羽毛球',
  table_tennis: '乒乓球',
  squash: '壁球',
  tennis: '網球',
  basketball: '籃球',
  volleyball: '排球',
  futsal: '五人足球',
  football: '足球',
  bowling: '保齡球',
}
export const findWhat = '選擇項目、地區及日期，即可查看各場館的空置時段。'
export const filters = '篩選'
export const kind = '項目'
export const area = '地區'
export const everyKind = '所有項目'
/** Streets have Portuguese names in English sentences: they are read out as such. */
export const languageOfAddresses: string | undefined = undefined
export const everywhere = '所有地區'
export const day = '日期'
export const found = (venues: number) => `${venues} 個場館`
export const none = '沒有符合的場館。'
export const showAll = '顯示所有場館'
export const notRead = '未能讀取資料。'
export const tryAgain = '再試一次'
export const courts = (many: number) => `${many} 個場`
export const hours = (opens: string, closes: string) => `${opens} 至 ${closes}`
export const closed = '當日休息'
export const free = (many: number) => (many === 0 ? '已滿' : `${many} 空`)
/** Of a day on which nothing lies ahead, or all of it is closed: it is not full. */
export const noHours = '無時段'
export const allVenues = '場地一覽'
export const backToFind = '尋找其他場地'

const weekdays = ['週日', '週一', '週二', '週三', '週四', '週五', '週六']
const at = (day: string) => new Date(`${day}T00:00:00Z`)
/** What a day is called beside its number; today and the next have names of their own. */
export const dayName = (day: string, ahead: number) => ['今日', '明日'][ahead] ?? weekdays[at(day).getUTCDay()]
export const dayNumber = (day: string) => `${Number(day.slice(8))}`
/** The same, read out. */
export const daySaid = (day: string) =>
  `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日 ${weekdays[at(day).getUTCDay()]}`

export const ofVenue = (venue: string, kind: string) => `${venue}\u00a0· ${kind}`
export const otherKinds = '此場館的項目'
export const eachHour = '每節一小時'
export const from = (age: number) => `${age} 歲起`
export const party = (most: number) => `每場最多 ${most} 人`
export const opensLater = (moment: string) => `這一日的時段於 ${moment} 開放預約。`
export const asOf = (time: string) => `未能更新，顯示的是 ${time} 的情況。`
export const partOfDay = '時段'
export const parts = { morning: '早上', afternoon: '下午', evening: '晚上' }
export const grid = (day: string) => `${day} 場地及時間`
export const gridHelp = '用方向鍵移動，Page Up 及 Page Down 換日，F 鍵到下一個空位。'
export const asList = '列表'
export const asGrid = '表格'
export const shownAs = '顯示方式'
export const money = (avos: number) => `$${avos / 100}`
const amountSaid = (avos: number) => (avos === 0 ? '免費' : `${avos / 100} 元`)
export const cell = (court: string, from: string, until: string, said: string) =>
  `${court}，${from} 至 ${until}，${said}`
export const states = {
  free: (avos: number) => `可預約，${amountSaid(avos)}`,
  taken: '已租出',
  ballot: '抽籤分配',
  unopened: '尚未開放',
  closed: '已關閉',
  past: '已過',
}
export const legend = {
  free: '可預約',
  taken: '已租出，可輪候',
  ballot: '抽籤分配',
  unopened: '尚未開放',
  closed: '已關閉',
  past: '已過',
}
export const inCell = { ballot: '籤', unopened: '未開', closed: '關' }
/** Of a day that has not opened for booking. */
export const inStrip = '未開放'
export const legendName = '圖例'
export const peak = '繁忙時段'
export const offPeak = '非繁忙時段'
export const rangeOf = (from: string, until: string) => `${from} 至 ${until}`
export const noneFree = '沒有空場'
export const nothingLeft = '今日的時段已過。'
export const nothingLet = '這一日休息。'
export const nextDay = '看下一日'
export const prices = '收費（每小時）'
export const audiences = { adult: '成人', minor: '未滿 18 歲', senior: '65 歲或以上' }
export const who = '年齡'
export const priceIn = (avos: number) => (avos === 0 ? '免費' : `澳門元 ${avos / 100}`)
export const time = (moment: string) =>
  new Intl.DateTimeFormat('zh-Hant-MO', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: settings.timeZone,
  }).format(new Date(moment))

const closedBecause: Record<ClosureReason, string> = {
  typhoon: '因颱風關閉',
  rainstorm: '因暴雨關閉',
  maintenance: '因維修關閉',
  event: '因活動關閉',
  other: '暫停開放',
}
export const because = (reason: ClosureReason) => closedBecause[reason]
/** Above the courts of a day: why, and until when. */
export const closedUntil = (reason: ClosureReason, until: string) => `${closedBecause[reason]}，至 ${until}。`
