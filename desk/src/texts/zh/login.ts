export const title = '職員登入'
export const username = '用戶名稱'
export const password = '密碼'
export const logIn = '登入'

export const codeTitle = '第二重驗證'
export const codeMeaning =
  '請輸入驗證器應用程式顯示的 6 位數字，或一個備用碼。如兩者皆無，請向同事求助，同事會告訴你一個代碼。'
export const code = '驗證碼'
export const byPasskey = '使用通行密鑰'
export const passkeyAsked = '請按裝置的提示操作…'
export const goOn = '繼續'
export const startAgain = '重新開始'

export const byAccount = (account: string) => `以${account}登入`
export const goingToAccount = '正在前往…'
export const confirming = '正在登入…'
export const notLoggedIn = '未能登入'
export const toLogin = '返回登入頁面'
export const inviteTitle = '首次使用此帳戶'
export const inviteMeaning =
  '工作台未認識你的帳戶。如同事已告訴你邀請碼，請輸入邀請碼，以便將帳戶連結到你；如未有邀請碼，請向管理職員的同事索取。'
export const inviteCode = '邀請碼'
