export const title = '訊息'
export const meaning = '未能送出的電郵及短訊。已送出的不在此列。'
export const away = {
  email: (since: string) => `自 ${since} 起，電郵未能送出。`,
  sms: (since: string) => `自 ${since} 起，短訊未能送出。`,
}
export const awayMeans = '技術人員已收到警報。電郵或短訊系統恢復後，仍有效的訊息會自動發送。'
export const stateFilter = '狀態'
const counted = (word: string, number?: number) => (number === undefined ? word : `${word} (${number})`)
export const states = {
  waiting: (number?: number) => counted('等候發送', number),
  ended: (number?: number) => counted('未能送達', number),
}
export const channelFilter = '發送方式'
export const allChannels = '全部'
export const channels = { email: '電郵', sms: '短訊' }
export const none = { waiting: '沒有等候發送的訊息。', ended: '沒有未能送達的訊息。' }
export const kind = '訊息'
export const kinds = {
  code: '驗證碼',
  log_in: '登入連結',
  reset_password: '重設密碼連結',
  recover_mobile: '遺失流動電話後更改號碼的連結',
  change_email: '確認新電郵地址的連結',
  confirm_email: '確認電郵地址的連結',
  activate: '批准通知及啟動帳戶連結',
  correct: '不獲批准通知及更正申請連結',
  stop_mobile: '更改流動電話號碼通知及停止連結',
  parent_consent: '父母或監護人授權網上付款的連結',
  reminder: '用戶名稱或會員編號',
  application: '申請收件通知',
  card: '臨時會員卡',
  notice: '帳戶通知',
  expiry: '證件或會員證即將到期',
  booking_reminder: '預約提示',
  official: '官方通知',
  services: '服務消息',
  offers: '活動及優惠',
}
export const holds = { standing: '送出前會員暫停使用', over: '已恢復使用' }
export const recipient = '收件人'
export const writtenAt = '建立時間'
export const reason = '未能送出的原因'
export const notTried = '未曾發送'
export const reasons = {
  unreachable: '未能連接電郵或短訊系統。',
  timed_out: '電郵或短訊系統未有及時回應。',
  not_secure: '未能與電郵系統建立安全連線。',
  login_refused: '電郵或短訊系統拒絕本網站登入。',
  overloaded: '電郵或短訊系統過於繁忙。',
  out_of_order: '電郵或短訊系統發生故障。',
  address_refused: '地址或號碼不存在，或不接收訊息。請向會員核對。',
  content_refused: '收件人的電郵系統拒絕內容。',
  not_now: '收件人暫時未能接收訊息，例如郵箱已滿。',
  not_allowed: '收件人的電郵系統不接受本網站的電郵。',
  fault: '本網站發生故障。',
  too_late: '未能在有效時間內送出。',
}
export const tries = '嘗試次數'
export const nextTryAt = '下次嘗試'
export const whenBack = '系統恢復後'
export const again = '再次發送'
export const sendAgain = '再次發送'
export const sendWhichAgain = (kind: string, hint: string) => `再次發送：${kind}，${hint}`
export const sentAgain = (kind: string, hint: string) => `已安排再次發送：${kind}，${hint}`
export const secretEnded = '當中的驗證碼或連結已失效，當事人須重新索取。'
export const allOfAReason = '同一原因的所有訊息'
export const sendAllAgain = (reason: string) => `全部再次發送：${reason}`
export const allMeans = '因這個原因未能送達的所有訊息，包括其他頁的，都會再次發送。'
export const sentAllAgain = (number: number) => `已安排再次發送 ${number} 則訊息。`
export const cancel = '取消'
export const pages = '頁'
export const firstPage = '第一頁'
export const nextPage = '下一頁'
