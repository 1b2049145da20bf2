export const retrieveUsername = '取回用戶名稱'
export const retrieveUsernameWhat = '填寫登記時的證件號碼及出生日期，我們會把用戶名稱發送給你。'
export const retrieveMember = '取回會員編號'
export const retrieveMemberWhat = '填寫登記時的證件號碼及出生日期，我們會把會員編號發送給你。'
export const knownUsername = (username: string) => `你已登入，用戶名稱是 ${username}。`
export const knownMemberNumber = (number: string) => `你已登入，會員編號是 ${number}。`
export const idNumber = '證件號碼'
export const idNumberHint = '8 位數字，例如 1234567(8)，括號可省略'
export const birthDate = '出生日期'
export const send = '發送'

export const forgotPassword = '忘記密碼'
export const forgotPasswordWhat = '選擇一種方式，設定新密碼。'
export const wayToRecover = '設定新密碼的方式'
export const byEmail = '電郵連結'
export const byPhone = '短訊驗證碼'
export const account = '用戶名稱或電郵地址'
export const accountHint = '連結會發送到你帳戶的電郵地址，60 分鐘內有效'
export const sendLink = '發送連結'
export const mobile = '流動電話號碼'
export const mobileHint = '你帳戶已確認的號碼，以 6 開頭的 8 位數字'
export const code = '短訊驗證碼'
export const password = '新密碼'
export const setPassword = '設定新密碼'
export const passwordSet = '新密碼已生效'
export const passwordSetWhat = '所有裝置已登出，你的電郵及流動電話會收到通知。請用新密碼登入。'
export const newPassword = '設定新密碼'
export const newPasswordWhat = '在這裡為你的帳戶設定新密碼。完成後，所有裝置會登出，請用新密碼重新登入。'
export const forWhom = (username: string) => `用戶名稱：${username}`

export const forgotMobile = '遺失流動電話'
export const forgotMobileWhat =
  '如舊號碼已不能使用，可透過你帳戶的電郵更改號碼。為保護你的帳戶，新號碼要等候一段時間才生效。'
export const forgotMobileLoggedIn = '流動電話仍在手上？登入後即可在「我的帳戶」更改號碼，毋須等候。'
export const wayToFind = '用以查找帳戶的資料'
export const byUsername = '用戶名稱'
export const byDocument = '證件資料'
export const username = '用戶名稱'

export const recoverMobile = '更改流動電話號碼'
export const recoverMobileWhat =
  '在這裡填寫新的流動電話號碼。我們會向新號碼發送驗證碼，並通知舊號碼；新號碼要等候一段時間才生效。'
export const oldNumber = (hint: string) => `現有號碼：${hint}`
export const newMobile = '新流動電話號碼'
export const newMobileCodeHint = '驗證碼會發送到新號碼，5 分鐘內有效'
export const currentPassword = '帳戶密碼'
export const currentPasswordHint = ({ withPassword, withoutPassword }: Hours) =>
  `填寫密碼，新號碼 ${withPassword} 小時後生效；不填寫則要 ${withoutPassword} 小時`
export const askForChange = '要求更改號碼'
export const asked = '已收到你的要求'
export const askedWhat = (hint: string, moment: string) =>
  `號碼將於 ${moment} 更改為 ${hint}。在此之前，仍會使用舊號碼。`
export const askedSteps = [
  '我們已向舊號碼及你的電郵發出通知；你可透過任何一個通知內的連結停止這次更改。',
  '生效時，所有裝置會登出，我們會再通知你。',
  '生效後的一段時間內，新號碼不能用來設定新密碼。',
]

export const stopMobile = '停止更改號碼'
export const stopMobileWhat =
  '有人要求更改你帳戶的流動電話號碼。如果是你本人的要求，毋須理會此頁；如果不是，請立即停止，並更改你的密碼及電郵密碼。'
export const stopWhat = (hint: string, moment: string) => `號碼將於 ${moment} 更改為 ${hint}。`
export const stop = '不是我，停止更改'
export const stopped = '已停止更改'
export const stoppedWhat = '你的號碼維持不變，我們已通知舊號碼及你的電郵。'

export const onItsWay = '已收到你的要求'
export const sent = {
  username: '如資料與會員相符，用戶名稱會發送到該會員的電郵；沒有電郵的，會以短訊發送到已確認的流動電話。',
  memberNumber: '如資料與會員相符，會員編號會發送到該會員的電郵；沒有電郵的，會以短訊發送到已確認的流動電話。',
  password: '如有此帳戶，設定新密碼的連結會發送到帳戶的電郵，60 分鐘內有效，只可使用一次。',
  mobile: '如有此帳戶並已有電郵，連結會發送到該電郵，24 小時內有效，只可使用一次。',
}
export const whatNext = '接下來'
export const lookThere = '請查看收件箱及垃圾郵件箱，通常一分鐘內收到。'
export const notArrived = '沒有收到？請核對資料，稍後再試。'
export const noContact = (hotline: string) =>
  `登記的電郵及流動電話都不能再用？網上未能處理，請致電服務熱線 ${hotline}。`
export const noEmail = (hotline: string) => `帳戶沒有電郵？網上未能處理，請致電服務熱線 ${hotline}。`
export const sendAgain = '再次發送'
export const sendAgainIn = (seconds: number) => `${seconds} 秒後可再次發送`
export const otherWays = '其他方法'
export const logIn = '前往登入'

export const cannotLogIn = '未能登入？'
export const forgotUsername = '忘記用戶名稱'
export const forgotMember = '忘記會員編號'
export const lostPhone = '遺失流動電話'
export const forgotPasswordShort = '以電郵連結或短訊設定新密碼'
export const forgotUsernameShort = '以證件號碼及出生日期取回'
export const forgotMemberShort = '以證件號碼及出生日期取回'
export const lostPhoneShort = '透過帳戶的電郵更改號碼'
export const noneOfThese = '都不適用？請致電服務熱線'

export const linkEnded = '此連結已失效或已使用。'

interface Hours {
  withPassword: number
  withoutPassword: number
}
