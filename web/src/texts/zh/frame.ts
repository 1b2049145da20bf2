import { constant } from '@palaestra/contract'

export const skip = '跳到主要內容'
export const language = '語言'
export const greeting = (name: string) => `${name}，你好`
export const account = '我的帳戶'
export const logIn = '登入'
export const logOut = '登出'
export const menu = '選單'
export const openMenu = '打開選單'
export const closeMenu = '關閉選單'
export const opensNewWindow = '（在新視窗開啟）'
export const home = '主頁'
export const whereYouAre = '目前位置'
export const close = '關閉'
export const lost = {
  network: '系統發生錯誤，請稍後再試。你現時尚未登入，請重新登入。',
  signed_out: '登入已逾時，請重新登入。',
}
export const aboutThisPortal = '關於本網站'
export const demonstration = '示範系統，並非正式網站。請勿輸入真實個人資料。'
export const version = (version: string) => `開發版本 ${version}`

export const footer = '網站資料'
export const backToHome = '返回主頁'
export const questions = '常見問題'
export const contact = '聯絡我們'
export const relatedSites = '相關網站'
export const serviceCharter: string | undefined = '服務承諾'
/** The authority’s own site is in Chinese (section 2: “the owner’s main site (zh)”). */
export const mainSite: ((authority: string) => string) | undefined = (authority) => `${authority}網站`
export const security = '帳戶安全'
export const hotline = '服務熱線'
export const email = '電郵'
export const hours = '服務時間'

const names = ['一', '二', '三', '四', '五', '六', '日']
const weekdays = (days: readonly number[]) =>
  `星期${[...new Set([days.at(0), days.at(-1)])].map((day) => names[(day ?? 1) - 1]).join('至')}`
/** The hours of the hotline, for each set of days that share them. From one hour to another stays on one line. */
export const supportDays = constant.supportHours.map(
  ({ weekdays: days, open }) => `${weekdays(days)} ${open.join('、').replaceAll('–', '–\u2060')}`,
)
export const supportHours = supportDays.join('；')

export const leaveWithoutSending = '表格尚未提交，離開後已填寫的資料將會遺失。確定離開嗎？'
export const stay = '繼續填寫'
export const leave = '離開'
