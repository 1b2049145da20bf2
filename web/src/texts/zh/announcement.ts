export const title = '公告'
export const close = '關閉公告'
export const more = (number: number) => `另有 ${number} 則`
