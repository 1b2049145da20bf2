import type { PoolClosedReason, PoolKind, TicketHolder } from '@palaestra/contract'

export const what = '先選日期和時段。每人每日可預先買一張；其餘的在每節開始前不久即場發售。'
export const day = '日期'
/** What a day of the strip is called; today and the next have names of their own. */
export const dayNamed = (day: string, ahead: number) =>
  `${['今日', '明日'][ahead] ?? `週${'日一二三四五六'[new Date(`${day}T00:00:00Z`).getUTCDay()]}`} ${Number(day.slice(8))}`
export const pool = '泳池'
export const kinds: Record<PoolKind, string> = { indoor: '室內池', outdoor: '室外池' }
/** In the list of pools: closed at this time of the year. */
export const inRest = (pool: string) => `${pool}（休池）`
const dateOf = (day: string) => `${Number(day.slice(0, 2))}月${Number(day.slice(3))}日`
export const outOfSeason = (from: string, until: string) => `現正休池，每年 ${dateOf(from)} 至 ${dateOf(until)} 開放。`
export const sessions = (day: string) => `${day} 時段`
export const none = '這一日沒有開放時段。'
export const noneLeft = '今日的時段已過。'
export const noPools = '目前沒有泳池發售門票。'
export const passed = (many: number) => `已過 ${many} 節`
export const left = (many: number) => `尚餘 ${many}`
export const prices = (adult: string, child: string) => `成人 ${adult} · 小童 ${child}`
export const onSpot = (prices: string) => `即場票 · ${prices}`
export const spotLater = (time: string) => `預售已滿 · ${time} 起發售即場票`
export const opensAt = (moment: string) => `${moment} 開始預售`
export const full = '已滿'
export const over = '已過'
export const quotaUsed = '限額已用'
export const closed = '停'
export const closedBecause: Record<PoolClosedReason, string> = {
  cleaning: '清潔泳池，暫停開放',
  typhoon: '因颱風關閉',
  rainstorm: '因暴雨關閉',
  maintenance: '因維修關閉',
  event: '因活動關閉',
  other: '暫停開放',
}
export const choose = '選擇'
export const chosen = '已選'
export const notRead = '未能讀取資料。'
export const asOf = (time: string) => `未能更新，顯示的是 ${time} 的情況。`
export const tryAgain = '再試一次'

export const quota = '這一日的預售限額'
export const used = (used: number, most: number) => `已用 ${used} / ${most}`
export const spotBesides = (minutes: number) => `每節開始前 ${minutes} 分鐘起可買即場票，不計在限額內。`
export const ticket = '門票'
export const chooseSession = '請先選擇時段。'
export const enterBetween = (from: string, by: string) => `${from} 至 ${by} 入場，逾時作廢，不獲退款。`
export const enterWithin = (minutes: number) => `買後 ${minutes} 分鐘內入場，逾時作廢，不獲退款。`
export const you: Record<TicketHolder, string> = {
  adult: '成人（你）',
  minor: '13 至 17 歲（你）',
  senior: '65 歲或以上（你）',
}
export const children = (most: number) => `隨行小童（最多 ${most} 名，12 歲或以下）`
export const waiting = '尚待父母或監護人同意'
export const tooOld = '當日已滿 13 歲，須自行購票'
export const unable = '會員卡現時不能入場'
export const numbered = (memberNumber: string) => `會員 ${memberNumber}`
export const noChildren = '名單上未有小童。'
export const toChildren = '隨行小童名單'
export const adultsOnly = '年滿 18 歲才可帶小童。'
export const notAlone = '12 歲或以下須由成人帶同，請由同行的成人買票。'
export const total = '合共'
export const paidOnline = '門票保留 10 分鐘，付款後才生效。'
export const paidAtPool = '到泳池售票處付款，現在毋須付款。'
export const buy = (amount: string) => `買票 ${amount}`
export const buyFree = '取票（免費）'
export const logInToBuy = '登入後即可買票。'
export const logIn = '登入'
export const toBuy = '買票'
export const whatToday = '今日各泳池的時段及尚餘名額。'
