export const correct = '更正申請'
export const correctHow = '為保障你的資料，請先以申請時登記的流動電話驗證身份。驗證後可更正申請內容並再次提交。'
export const linkEnded = '此連結已失效或已使用。'
export const verifyAndGoOn = '驗證並繼續'
export const codeGoesToYourMobile = '驗證碼會發送到申請時登記的流動電話'
export const registerAnew = '重新登記'
export const smsCode = '短訊驗證碼'
export const codeSentTo = (mobile: string) => `驗證碼已發送到 ${mobile}，5 分鐘內有效`
