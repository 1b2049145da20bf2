export const title = '職員登入'
export const username = '用戶名稱'
export const password = '密碼'
export const logIn = '登入'
