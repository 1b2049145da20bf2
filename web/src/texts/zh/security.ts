export const title = '帳戶安全'
export const lead = '你的帳戶怎樣受到保護，以及你可以做甚麼。'
export const whenLost = '遺失電話，或懷疑有人登入了你的帳戶？'
export const endSessions = '終止其他登入'
export const endSessionsWhat = '查看登入中的裝置，終止你認不出的。'
export const changePassword = '更改密碼'
export const changePasswordWhat = '更改後，其他所有裝置會即時登出。'
export const call = (hotline: string) => `致電 ${hotline}`
export const callWhat = (hours: string) => `未能登入時由職員協助。服務時間：${hours}`
export const signIn = '安全登入'
export const signInHow = [
  '密碼最少 8 個字，建議 15 個字以上，並且不在其他網站使用。',
  '驗證碼只供你自己輸入。我們的職員絕不會向你索取驗證碼或密碼。',
  '登入前先看清楚網址。電郵中的連結只會帶你到本網站，並須你按鈕確認。',
]
export const weDo = '我們怎樣保護你'
export const weDoWhat = [
  '密碼及驗證碼只以無法還原的形式儲存，連我們也看不到。',
  '30 分鐘沒有使用，或登入滿 12 小時，便會自動登出。',
  '更改密碼、電話或電郵前須再次確認身份，更改後會通知你。',
  '證件副本及相片經加密儲存。本網站不設第三方追蹤。',
]
export const shared = '使用公共電腦'
export const sharedHow = [
  '不要讓瀏覽器記住密碼。',
  '用完請登出，並關閉瀏覽器。',
  '忘記登出？用另一部裝置登入，便可終止該處的登入。',
]
export const seeSessions = '查看登入中的裝置'
export const report = '發現保安漏洞？請告訴我們：'
