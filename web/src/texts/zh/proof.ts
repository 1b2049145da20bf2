export const proveYourself = '請再次確認身份'
export const why = '為保障你的帳戶，請再次證明身份。你填寫的內容仍然保留，確認後會自動提交。'
export const password = '密碼'
export const code = '短訊驗證碼'
export const toYourPhone = '驗證碼會發送到你登記的流動電話'
export const sentTo = (mobile: string) => `驗證碼發送到 ${mobile}，5 分鐘內有效`
export const goOn = '確認並繼續'
