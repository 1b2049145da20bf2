import { settings } from '../../settings.ts'

export const logIn = '登入'
/** Two lines. */
export const promise = '一張會員卡，\n所有運動場館。'
export const promiseWhat = '租場、游泳、報讀興趣班，由會員卡開始。'
export const whatToRegister = '登記需要甚麼？'
export const cannotLogIn = '未能登入？'
export const usernameOrNumber = '用戶名稱或會員編號'
export const byLinkShort = '電郵連結'
export const showCard = '出示會員卡'
export const showCardWhat = '登入後顯示二維碼，入場時出示。'
export const registerChild = '為子女登記'
export const registerChildWhat = '未滿 18 歲者登記時，父母或監護人須在場。'
export const lostCard = '遺失會員卡'
export const lostCardWhat = '在網上報失，臨時會員卡會以電郵發送。'
export const wayToLogIn = '登入方式'
export const byUsername = '用戶名稱'
export const byMobile = '流動電話'
export const password = '密碼'
export const mobile = '流動電話號碼'
export const code = '短訊驗證碼'
export const notYetMember = '未有會員帳戶？'
export const register = '登記成為會員'
export const forgotPassword = '忘記密碼'
export const byMemberCode = '會員編號'
export const memberNumber = '會員編號'
export const memberNumberHint = '會員卡上的 9 位數字'
export const idNumber = '證件號碼'
export const idNumberHint = '8 位數字，或只輸入最後 4 位'
export const birthDate = '出生日期'
export const goOn = '下一步'
export const codeOnFile = '驗證碼'
export const sendingCode = '正在發送驗證碼到你登記的流動電話或電郵…'
export const codeSentBy = {
  sms: '驗證碼已發送到你登記的流動電話，5 分鐘內有效',
  email: '驗證碼已發送到你登記的電郵，5 分鐘內有效',
}
export const beginAgain = '重新開始'
export const noContact = '帳戶沒有已確認的流動電話或電郵，未能發送驗證碼。請致電服務熱線，職員會協助你。'
export const hotline = (number: string, hours: string) => `服務熱線 ${number}（${hours}）`
export const or = '或'
export const byLink = '以電郵連結登入'
export const linkHow = '輸入用戶名稱或電郵，我們會把登入連結發送到帳戶的電郵。連結 15 分鐘內有效，只可使用一次。'
export const usernameOrEmail = '用戶名稱或電郵'
export const sendLink = '發送連結'
export const linkSent = '如有此帳戶，登入連結已發送到帳戶的電郵。請查看收件箱，連結 15 分鐘內有效。'
export const loginLinkWhat =
  '以這個連結登入，毋須輸入密碼。連結在發出後 15 分鐘內有效，只可使用一次；如非你本人要求，請勿登入。'
export const otherWays = '其他登入方式'
export const loggingInAs = (username: string, email: string) => `你將登入帳戶 ${username}（${email}）`
export const anotherIsHere = (username = '其他帳戶') => `你現正以 ${username} 登入。繼續的話，該帳戶會先登出。`
export const changeMember = '登出並以此帳戶登入'
export const linkEnded = '此連結已失效或已使用。'

export const signOn = `以${settings.governmentAccount}登入`
export const goingToSignOn = `正在前往${settings.governmentAccount}…`

export const changePassword = '更改密碼'
export const changePasswordWhat = '更改後，其他裝置會登出，並會以電郵及短訊通知你。'
export const newPassword = '新密碼'
export const passwordChanged = '密碼已更改，其他裝置已登出。'

export const logInFirst = (screen: string) => `你尚未登入，請登入。登入後會前往「${screen}」。`
