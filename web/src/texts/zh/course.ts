import type { CourseActivity, CourseCancelReason, CourseStage } from '@palaestra/contract'
import { settings } from '../../settings.ts'

export const programme = settings.product
export const between = (from: string, until: string) => `${from}至${until}`
export const about = (from: string, until: string, most: number) => `${from}至${until} · 每人最多 ${most} 班`
export const list = '興趣班'
export const notRead = '未能載入。'
export const tryAgain = '重試'
export const more = '顯示更多'
export const noTerm = '現時沒有興趣班，新一期會在此公佈。'
export const noneFits = '沒有符合條件的興趣班。'
export const steps = '怎樣報名'
export const logInToSignUp = '登入後即可報名。'
export const logIn = '登入'

export const stages: Record<CourseStage, string> = {
  announced: '尚未開始登記',
  renewal: '現正續報',
  registration: '現正登記抽籤',
  draw: '登記已截止',
  sign_up: '現正按次序報名',
  pause: '按次序報名已完結',
  remaining: '餘額公開報名',
  running: '本期已開課',
  over: '本期已完結',
}
export const registrationLater = (from: string) => `${from} 起登記抽籤。`
export const renewalNow = (until: string) => `現有學員可續報原班，至 ${until} 止；其後開始登記抽籤。`
export const registrationNow = (until: string, drawAt: string) =>
  `登記至 ${until} 止。報名次序於 ${drawAt} 抽籤決定，登記先後沒有分別。`
export const remainingLater = (from: string) => `${from} 起，餘額公開予所有人報名，先到先得。`
export const remainingNow = (until: string) => `先到先得，至 ${until} 開課為止。`
export const runs = (from: string, until: string) => `由 ${from} 至 ${until}，不再接受報名。`
export const isOver = '新一期會在此公佈。'

export const filters = '尋找興趣班'
export const term = '期數'
export const activity = '項目'
export const venue = '地點'
export const age = '年齡'
export const all = '全部'
export const onlyFree = '只顯示有餘額'
export const onlyTemporaryCard = '臨時卡可報'
export const showAll = '顯示全部'
export const activities: Record<CourseActivity, string> = {
  aerobics: '健康舞',
  yoga: '瑜伽',
  tai_chi: '太極',
  dance: '舞蹈',
  swimming: '游泳',
  badminton: '羽毛球',
  table_tennis: '乒乓球',
  basketball: '籃球',
  gymnastics: '體操',
  martial_arts: '武術',
}
const days = ['', '一', '二', '三', '四', '五', '六', '日']
export const weekly = (parts: { days: number[]; hours: string }[]) =>
  parts.map((part) => `逢${part.days.map((day) => days[day]).join('、')} ${part.hours}`).join(' · ')
export const ages = (from: number | null, until: number | null) => {
  if (from !== null && until !== null) return `${from}–${until} 歲`
  if (from !== null) return `${from} 歲起`
  return until === null ? '不限年齡' : `${until} 歲或以下`
}
/** In avos. */
export const amount = (avos: number) => (avos === 0 ? '免費' : `$${avos / 100}`)
export const left = (left: number, of: number) => `尚餘 ${left} / ${of}`
export const full = '已滿'
export const closed = '不會舉行'
export const closedBecause: Record<CourseCancelReason, string> = {
  coach: '導師未能出席。',
  weather: '天氣影響。',
  maintenance: '場地維修。',
  event: '場地舉行活動。',
  too_few: '報名人數不足。',
  other: '',
}

export const notFound = '找不到這個興趣班。'
export const toAll = '所有興趣班'
export const facts = '詳情'
export const when = '時間'
export const dates = '上課日期'
export const where = '地點'
export const forWhom = '對象'
export const price = '費用'
export const number = '班號'
export const meetings = (many: number) => `${many} 堂`
export const waiting = (many: number) => `${many} 人輪候`
export const cancelled = '停課'
export const signUp = '報名'
