import { settings } from '../../settings.ts'

export const byGovernment = `以${settings.governmentAccount}登記`
export const whatFor = `以${settings.governmentAccount}確認身份後，我們會自動填寫已知的資料，你只須補充其餘資料。獲批後，可用${settings.governmentAccount}登入。`
export const signOnFirst = `請先以${settings.governmentAccount}確認身份。`
export const otherwise = '以其他方式登記'
export const signedIn = (name: string) => `已確認 ${name} 的${settings.governmentAccount}。`
export const terms = `使用條款（${settings.governmentAccount}）`
export const termsAgreed = '本人已閱讀並接受以上條款'
export const begin = '開始登記'
export const fromGovernment = `以下資料由${settings.governmentAccount}及${settings.identityBureau}提供，不能更改。如有錯誤，請先聯絡${settings.identityBureau}。`
export const bureauPhoto = `${settings.identityBureau}的相片`
export const takePhoto = '使用此相片'
export const noPhoto = `${settings.identityBureau}沒有可用的相片，請自行上載。`
export const tryAgain = '再試一次'
