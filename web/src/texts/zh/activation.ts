export const activate = '啟動網上帳戶'
export const activated = '帳戶已啟動'
export const lead = '設定密碼後，便可用用戶名稱及密碼登入。過程中會向你申請時登記的流動電話發送驗證碼，請先準備好電話。'
export const forWhom = (username: string) => `用戶名稱：${username}`
export const code = '短訊驗證碼'
export const codeGoesTo = (mobile: string) => `驗證碼會發送到 ${mobile}，5 分鐘內有效`
export const password = '設定密碼'
export const ready = '你現在可以用用戶名稱及密碼登入。'
export const logIn = '前往登入'
export const linkEnded = '此連結已失效或已使用。如帳戶尚未啟動，可要求發送新連結；如已啟動，請直接登入。'
export const sendNewLink = '發送新連結'
export const newLinkSent = '如帳戶尚未啟動，新連結會發送到你申請時提供的電郵。請查看收件箱。'
