import { constant } from '@palaestra/contract'

export const help = '需要協助？請致電'
export const hotline = (number: string, hours: string) => `${number}（${hours}）`

export const lookingAtLink = '正在核對連結…'
export const tryAgain = '再試一次'

export const passwordHint = '最少 8 個字元，建議 15 個或以上。可用任何文字及空格；不要用常見密碼或個人資料。'
export const repeatPassword = '再次輸入密碼'
export const passwordLongEnough = `最少 ${constant.passwordMinimum} 個字元`
export const passwordsSame = '兩次輸入的密碼相同'
export const met = '已符合'
export const unmet = '未符合'

export const proveYourself = '請再次確認身份'
export const whyProve = '為保障你的帳戶，請再次確認身份。你填寫的內容仍然保留，確認後會自動提交。'
export const password = '密碼'
export const code = '短訊驗證碼'
export const toYourPhone = '驗證碼會發送到你登記的流動電話'
export const codeSentTo = (mobile: string) => `驗證碼發送到 ${mobile}，5 分鐘內有效`
export const proveAndGoOn = '確認並繼續'

export const backToAccount = '返回我的帳戶'

export const typedStaysHere = '你填寫的內容仍在此頁。請在新分頁登入，然後返回此頁提交。'
export const logInBeside = '在新分頁登入'
export const loggedInAgain = '你已重新登入，填寫的內容仍在此頁。'

export const newLink = '索取新連結'
export const linkTorn = '此連結不完整。請重新按電郵中的連結，或複製完整的網址。'
