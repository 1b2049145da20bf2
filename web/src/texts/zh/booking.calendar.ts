export const title = '在日曆程式查看預約'
export const whatFor =
  '你可以把預約連同時間和地點，顯示在流動電話或電腦的日曆，並自動更新。我們會給你一個私人網址，在日曆程式以「訂閱日曆」加入。'
export const careful = '任何人有這個網址，都可以看到你在甚麼時間和地點使用場地，請不要轉交他人。'
export const make = '建立私人網址'
export const makeAnew = '建立新網址'
export const anewMeans = '如你遺失了網址，或擔心他人知道，可以建立新網址；舊網址會即時停用。'
export const end = '停用網址'
/** Moments. */
export const madeAt = (moment: string) => `已於 ${moment} 建立私人網址。`
export const readAt = (moment: string) => `日曆程式最近於 ${moment} 左右讀取。`
export const notRead = '未有日曆程式讀取過。'
export const address = '私人網址'
export const once = '請現在複製：網址只會顯示這一次。'
export const copy = '複製'
export const copied = '已複製網址。'
export const copyYourself = '已選取網址，請自行複製。'
export const open = '在日曆程式開啟'
export const ended = '已停用網址。你可以從日曆程式移除這個日曆。'
export const notLoaded = '未能讀取日曆的設定。'
