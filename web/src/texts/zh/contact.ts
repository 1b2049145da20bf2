export const changeMobile = '更改流動電話號碼'
export const mobileNow = (hint: string) => `現有號碼：${hint}`
export const mobileWhat = '驗證碼會發送到新號碼。更改後，舊號碼會收到通知，其他裝置會登出。'
export const newMobile = '新流動電話號碼'
export const code = '短訊驗證碼'
export const codeToNew = '驗證碼會發送到新號碼，5 分鐘內有效'
export const mobileChanged = (hint: string) => `流動電話號碼已更改為 ${hint}。`

export const confirmMobile = '確認流動電話號碼'
export const confirmMobileWhat = '確認後，可用此號碼登入及報失會員卡。'
export const codeToFile = '驗證碼會發送到此號碼，5 分鐘內有效'
export const notThisNumber = '不再使用此號碼？更改流動電話號碼'
export const mobileConfirmed = (hint: string) => `流動電話號碼 ${hint} 已確認。`
export const mobileIsConfirmed = (hint: string) => `流動電話號碼 ${hint} 已經確認。`
export const mobileMissing = '帳戶未有流動電話號碼。'
export const addMobile = '加入流動電話號碼'

export const changeEmail = '更改電郵'
export const addEmail = '加入電郵'
export const emailNow = (hint: string) => `現有電郵：${hint}`
export const emailWhat = '我們會發送連結到新電郵。開啟連結並確認後才會更改，舊電郵亦會收到通知。'
export const addEmailWhat = '我們會發送連結到你的電郵。開啟連結並確認後，即可用來報失會員卡及接收通知。'
export const newEmail = '新電郵'
export const newEmailRepeat = '再次輸入新電郵'
export const sendLink = '發送連結'
export const linkSent = (hint: string) => `連結已發送到 ${hint}，24 小時內有效。請開啟電郵中的連結並確認。`
export const nothingCame = '收不到？請查看垃圾郵件箱，或檢查電郵是否輸入正確後再試。'

export const confirmEmail = '確認電郵'
export const confirmEmailWhat = '我們會發送連結到此電郵，請開啟電郵中的連結並確認。'
export const emailIsConfirmed = (hint: string) => `電郵 ${hint} 已經確認。`
export const emailMissing = '帳戶未有電郵。'

export const verifyEmail = '確認新電郵'
export const activateEmailWhat =
  '確認這是你的會員帳戶電郵。確認後，即可用來報失會員卡、接收通知，忘記密碼時亦可用來取回帳戶。'
export const verifyEmailWhat = '確認後，新電郵即成為你的會員帳戶電郵，其他裝置會登出。在此之前，仍會使用原有電郵。'
export const thisAddress = (hint: string) => `電郵：${hint}`
export const emailChanged = '你的會員帳戶電郵已更改。'
export const emailConfirmed = '你的電郵已確認。'
export const linkEnded = '此連結已失效或已使用。如仍需要，請登入後在「我的帳戶」再次要求發送。'
