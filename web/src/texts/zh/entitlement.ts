import type { Service } from '@palaestra/contract'
import { settings } from '../../settings.ts'

export const services = '服務管理'
export const notRead = '未能讀取服務狀況。'
export const tryAgain = '再試一次'
export const states = { yes: '可使用', pending: '暫未可用', no: '未可使用' }
export const names: Record<Service, string> = {
  qr_code: '會員卡二維碼',
  venue_booking: '租場',
  pool_tickets: '泳池門票',
  classes: `${settings.product}健身興趣班`,
  online_payment: '網上付款',
  points: '運動積分',
  players: '球員名單',
  collectors: '額外取場人',
  companions: '隨行小童',
  child_consent: '授權子女網上付款',
  card_data: '更改會員資料',
  report_loss: '報失會員卡',
  swap_card: '換領正式卡',
  hand_over: '泳池售票服務',
  appeal: '申訴',
}
export const swapFrom = (day: string) => `由 ${day}起可換領正式卡。`
export const openFrom = (day: string) => `由 ${day}起可使用。`
export const addEmail = '加入電郵'
export const addMobile = '加入流動電話'
export const confirmMobile = '確認流動電話'
export const askGuardian = '請父母或監護人授權'
export const swapCard = '換領正式卡'
export const readNotice = '閱讀網上會員卡須知'
export const appeal = '提出申訴'
export const deliver = '遞交文件'
export const renew = '會員卡續期'
export const call = (hotline: string) => `致電 ${hotline}`
export const settingsOf = '相關設定'
export const notice = '網上會員卡須知'
export const noticeOpen = '尚未確認，首次出示二維碼時會顯示。'
export const messages = '通訊語言及推廣短訊'
export const noticeAccepted = (day: string) => `已於 ${day}確認`
export const government = settings.governmentAccount
