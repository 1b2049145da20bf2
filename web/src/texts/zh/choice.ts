export const title = '接收通知'
export const whatFor = '所有通知都會在你的帳戶內。你可以選擇哪些通知另以電郵或短訊發給你。'
export const save = '儲存'
export const saved = '已儲存你的選擇。'
export const tryAgain = '再試一次'
export const always = '一定會發給你的'
export const stopTitle = '停止這類電郵'
export const stopWhat = '不用登入。通知仍會在你的帳戶內。'
export const stop = '停止這類電郵'
export const stopped = '已停止'
export const stoppedWhat = '你不會再收到這類電郵。已在發送途中的，可能仍會收到一封。'
export const linkWrong = '此連結不正確。請檢查是否完整，或登入帳戶更改。'
export const toChoices = '選擇怎樣收到通知'
export const topics = {
  reminders: '提示',
  services: '服務消息',
  offers: '活動及優惠',
}
export const topicHints = {
  reminders: '例如明日的場地預約，或會員卡即將到期',
  services: '開放時間、關閉及規則的更改',
  offers: '課程、活動及優惠',
}
export const ways = {
  email: '電郵',
  sms: '短訊',
}
export const alwaysWhat = [
  '帳戶安全：更改密碼、電話、電郵，以及登入',
  '就你的申請、申訴及文件作出的決定',
  '等待你回覆的事項，例如子女的授權',
  '法律要求通知你的事項',
]
export const stopsThese = (topic: string) => `你將不再收到關於「${topic}」的電郵。`
