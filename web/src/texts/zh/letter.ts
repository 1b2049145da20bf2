import type { LetterKind } from '@palaestra/contract'

export const letters = '電郵及短訊記錄'
export const whatFor = (days: number | undefined) =>
  `我們發給你的電郵及短訊。內容發出後不會保存；記錄保存 ${days ?? '…'} 天。`
export const none = '最近沒有發出電郵或短訊。'
export const more = '顯示更多'
export const notRead = '未能讀取記錄。'
export const tryAgain = '再試一次'
export const toNotices = '查看通知'
/** By which way, and to which address or number. */
export const by = {
  email: (to: string) => `電郵至 ${to}`,
  sms: (to: string) => `短訊至 ${to}`,
}
export const states = { sent: '已發出', waiting: '等待發出', undelivered: '未能發出' }
/** What a letter without a subject was. */
export const kinds: Record<LetterKind, string> = {
  code: '驗證碼',
  log_in: '登入連結',
  reset_password: '重設密碼連結',
  recover_mobile: '更換遺失電話號碼的連結',
  change_email: '確認新電郵的連結',
  confirm_email: '確認電郵的連結',
  activate: '獲批准及啟動帳戶的連結',
  correct: '不獲批准及更正申請的連結',
  stop_mobile: '更改電話號碼的通知',
  parent_consent: '授權網上付款的連結',
  reminder: '用戶名稱或會員編號',
  application: '收到申請的通知',
  card: '臨時會員卡',
  notice: '帳戶通知',
  expiry: '到期提示',
  booking_reminder: '預約提示',
  official: '正式通知',
  services: '服務消息',
  offers: '活動及優惠',
}
