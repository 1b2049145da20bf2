export const signOn = '以政府統一帳戶登入'
export const going = '正在前往政府統一帳戶…'
