import { constant } from '@palaestra/contract'

export const notFound = '找不到頁面'
export const notFoundWhy = '找不到這個頁面。頁面可能已移動，或網址有誤。'
export const backHome = '返回主頁'
export const systemError = '系統發生錯誤，請稍後再試'
export const serverError = '伺服器錯誤，請稍後再試'
export const systemErrorWhat = '你的資料沒有遺失。如問題持續，請致電服務熱線。'
export const tryAgain = '再試一次'
export const hotline = (number: string, hours: string) => `服務熱線 ${number}（${hours}）`
export const updatedOn = (day: string) => `更新日期：${day}`
export const loggingOut = '正在登出…'
export const reportLoss = '報失會員卡'
export const reportLossHow = '報失前請先登入。登入後會帶你到報失頁面。'
export const reportLossWhat = (product: string) => [
  '舊卡資料會即時刪除，帳戶會短暫暫停。',
  `臨時會員卡會以電郵發送，只適用於報名參加${product}健身興趣班。`,
  `報失 ${constant.temporaryCardDays} 日後可換領正式會員卡。`,
]
export const reportLossNoAccount = (number: string, hours: string) => `未能登入？請致電服務熱線 ${number}（${hours}）。`
export const logInToReport = '登入並報失'
export const loading = '載入中…'
