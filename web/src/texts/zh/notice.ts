export const notices = '通知'
export const notice = '通知'
export const noticesWhat = '我們就你的會籍及帳戶發出的消息。'
export const unreadCount = (count: number) => `${count} 則未讀通知`
export const noticesUnread = (count: number) => `通知，${count} 則未讀`
/** Before the title of a notice, to who hears it. */
export const unread = '未讀：'
export const none = '沒有通知。'
export const more = '顯示更多'
export const all = '查看全部通知'
export const back = '返回通知'
export const backToAll = '返回全部通知'
export const decide = '前往決定'
export const toAccount = '返回「我的帳戶」'
export const readMore = '了解更多'
export const choose = '選擇怎樣收到通知'
export const letters = '電郵及短訊記錄'
