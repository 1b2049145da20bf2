export const looking = '正在核對連結…'
export const tryAgain = '再試一次'
