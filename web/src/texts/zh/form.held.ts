/** The time until which it is kept. */
export const keptUntil = (time: string) => `為你保留至 ${time}`
export const minutesLeft = (minutes: number) => `尚餘 ${minutes} 分鐘`
export const fiveMinutesMore = '延長 5 分鐘（一次）'
export const pageOfOthers = '將前往付款服務的網頁，完成後會返回這裡。'
