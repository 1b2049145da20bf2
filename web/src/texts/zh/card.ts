import { constant } from '@palaestra/contract'
import { settings } from '../../settings.ts'

export const reportLoss = '報失會員卡'
export const consequences = [
  '舊卡資料會即時刪除，不能恢復。',
  '帳戶會短暫暫停使用，直至臨時卡以電郵發出。',
  `臨時卡只適用於報名參加${settings.product}健身興趣班，不可用於租場、累積積分或登記。`,
  `報失 ${constant.temporaryCardDays} 日後可換領正式卡。`,
]
export const sentTo = (email: string) => `臨時卡將發送到 ${email}`
export const circumstances = '遺失經過'
export const circumstancesHint = '簡單說明即可，最少 5 個字'
export const understood = '本人明白報失的後果'
export const lossReported = '已報失會員卡'
export const lossNotReported = '你的會員卡沒有報失。'
export const permanentFrom = (day: string) => `由 ${day}起可換領正式卡。`
export const whatItIsFor = `臨時卡只適用於報名參加${settings.product}健身興趣班。`
export const cardOnItsWay = '臨時卡會發送到你的電郵。'
export const backToAccount = '返回我的帳戶'
export const swapCard = '換領正式卡'
export const swapWhat = '換領後，臨時卡即時失效，並可再次使用所有服務。'
export const swapped = '已換領正式卡。'
export const swapExpired = '你的會員卡在報失期間已過期。請先換領正式卡，然後辦理續期。'
export const swappedExpired = '已換領正式卡。此卡已過期，續期後即可使用服務。'
export const renew = '會員卡續期'
