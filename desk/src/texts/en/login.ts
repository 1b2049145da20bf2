export const title = 'Staff login'
export const username = 'Username'
export const password = 'Password'
export const logIn = 'Log in'
