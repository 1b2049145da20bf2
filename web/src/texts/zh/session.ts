export const signedInPlaces = '登入中的裝置'
export const whatFor = '以下是你的帳戶目前登入的地方。認不出的，請終止它並更改密碼。'
export const thisDevice = '本裝置'
export const device = (browser: string | null, system: string | null) =>
  [browser, system].filter(Boolean).join('．') || '不明裝置'
export const service = { 'pool-today': '今日泳池服務', 'pool-mapa': '泳池位置服務' }
export const methods = {
  account: '以用戶名及密碼登入',
  sms: '以短訊驗證碼登入',
  member_code: '以會員編號登入',
  link: '以電郵連結登入',
  government: '以政府統一帳戶登入',
  app: '由應用程式帶入',
}
export const since = (moment: string) => `登入時間：${moment}`
export const lastSeen = (moment = '剛剛') => `最後使用：${moment}`
export const end = '終止'
export const endIt = (device: string) => `終止${device}的登入`
export const endOthers = '終止所有其他登入'
export const endSure = '終止這個登入？'
export const endSureWhat = (device: string) => `${device}會即時登出，再使用時須重新登入。`
export const othersSure = '終止所有其他登入？'
export const othersSureWhat = '除本裝置外，其他所有裝置會即時登出。'
export const keep = '保留'
export const onlyHere = '你只在這部裝置登入。'
export const ended = '已終止登入。'
export const notRead = '未能讀取登入中的裝置。'
export const tryAgain = '再試一次'
export const unknown = '不是你？'
export const unknownWhat = '先終止該登入，再更改密碼。'
export const changePassword = '更改密碼'
export const stayingSafe = '安全使用指引'
export const switchMember = '轉用另一個帳戶？'
export const switchWhat = (here: string, arriving: string) =>
  `${here} 已在此登入。你打開的連結會改為登入 ${arriving}。如這不是你打開的，請保留現有帳戶。`
export const stay = (name: string) => `保留 ${name}`
export const switchTo = (name: string) => `轉用 ${name}`
