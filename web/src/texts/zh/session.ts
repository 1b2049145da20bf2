import { settings } from '../../settings.ts'

export const signedInPlaces = '登入中的裝置'
export const whatFor = '以下是目前已登入你帳戶的裝置。如有不認識的裝置，請終止其登入並更改密碼。'
export const thisDevice = '本裝置'
export const device = (browser: string | null, system: string | null) =>
  browser && system ? `${browser}（${system}）` : (browser ?? system ?? '不明裝置')
export const service = { 'pool-today': '今日泳池門票', 'pool-mapa': '泳池位置' }
export const methods = {
  account: '以用戶名稱及密碼登入',
  sms: '以短訊驗證碼登入',
  member_code: '以會員編號登入',
  link: '以電郵連結登入',
  government: `以${settings.governmentAccount}登入`,
  app: '由手機應用程式轉入',
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
export const onlyHere = '目前只有這部裝置登入了你的帳戶。'
export const ended = '已終止登入。'
export const notRead = '未能讀取登入中的裝置。'
export const tryAgain = '再試一次'
export const unknown = '不是你？'
export const unknownWhat = '先終止該登入，再更改密碼。'
export const changePassword = '更改密碼'
export const stayingSafe = '帳戶安全'
export const switchMember = '轉用另一個帳戶？'
export const switchWhat = (here: string, arriving: string) =>
  `${here} 已在此登入。你打開的連結會改為登入 ${arriving}。如這不是你打開的，請保留現有帳戶。`
export const stay = (name: string) => `保留 ${name}`
export const switchTo = (name: string) => `轉用 ${name}`

export const security = '帳戶安全'
export const securityWhat = '你的帳戶怎樣受到保護，以及你可以做甚麼。'
export const whenLost = '遺失流動電話，或懷疑有人登入了你的帳戶？'
export const endSessions = '終止其他登入'
export const endSessionsWhat = '查看登入中的裝置，終止你不認識的登入。'
export const changeYourPassword = '更改密碼'
export const changePasswordWhat = '更改後，其他所有裝置會即時登出。'
export const callHotline = (hotline: string) => `致電 ${hotline}`
export const callHotlineWhat = (hours: string) => `未能登入時由職員協助。服務時間：${hours}`
export const signInSafely = '安全登入'
export const signInSafelyHow = [
  '密碼最少 8 個字元，建議 15 個字元或以上，並且不在其他網站使用。',
  '驗證碼只供你自己輸入。我們的職員絕不會向你索取驗證碼或密碼。',
  '登入前先看清楚網址。電郵中的連結只會帶你到本網站，並須你按鈕確認。',
]
export const weDo = '我們怎樣保護你'
export const weDoWhat = [
  '密碼及驗證碼只以無法還原的形式儲存，連我們也看不到。',
  '30 分鐘沒有使用，或登入滿 12 小時，便會自動登出。',
  '更改密碼、流動電話號碼或電郵前須再次確認身份，更改後會通知你。',
  '證件副本及相片經加密儲存。本網站不設第三方追蹤。',
]
export const onShared = '使用公共電腦'
export const onSharedHow = [
  '不要讓瀏覽器記住密碼。',
  '用完請登出，並關閉瀏覽器。',
  '忘記登出？可用另一部裝置登入，再終止該裝置的登入。',
]
export const seeSessions = '查看登入中的裝置'
export const reportHole = '發現保安問題？請告訴我們：'
