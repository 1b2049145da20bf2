export const title = '職員登入'
export const username = '用戶名稱'
export const password = '密碼'
export const logIn = '登入'

export const codeTitle = '第二重驗證'
export const codeMeaning =
  '請輸入驗證器應用程式顯示的 6 位數字，或一個備用碼。如兩者均已遺失，請向同事求助，同事會告訴你一個代碼。'
export const code = '驗證碼'
export const goOn = '繼續'
export const startAgain = '重新開始'
