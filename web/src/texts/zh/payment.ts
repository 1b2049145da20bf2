/** An amount in avos as one reads it. */
export const amountWritten = (avos: number) => `$${avos % 100 === 0 ? avos / 100 : (avos / 100).toFixed(2)}`
export const payment = '付款'
export const orders = '付款記錄'
export const toOrders = '所有付款記錄'
export const toPaid = { booking: '查看預約', ticket: '查看門票', class: '查看興趣班' }
export const none = '尚未有付款記錄。'
export const more = '顯示更多'
export const notRead = '未能讀取付款記錄。'
export const noSuchOrder = '你的付款記錄中沒有這個編號。'
export const tryAgain = '再試一次'
export const orderNumber = (reference: string) => `訂單 ${reference}`
export const what = '項目'
export const amount = '金額'
export const total = '合共'
export const states = { open: '待付款', paid: '已付款', ended: '逾時未付，沒有扣款' }
export const toPage = (amount: string) => `前往付款 ${amount}`
export const pageOfOthers = '將前往付款服務的網頁，完成後會返回這裡。'
export const paid = (amount: string) => `已收到 ${amount}。`
export const receiptNumber = (number: string) => `收據 ${number}`
export const ended = '保留時間已過，沒有扣款。請重新選擇。'
export const notKnown = '還在確認，不要再付。'
export const doNotPayAgain = '已為你保留。通常一分鐘內有結果；你可以關閉此頁，我們會通知你。'
export const nothingTaken = '未收到付款，沒有扣款。'
export const keptUntil = (moment: string) => `為你保留至 ${moment}。`
export const lookAgain = '再查一次'
export const paidBack = (amount: string) => `退款 ${amount}`
export const causes = {
  cancelled: '已取消',
  late: '付款時已逾時，場地已由他人預約',
  twice: '重複付款',
  closed: '場地關閉',
}
const onTheWay = (amount: string, cause: string) => `正在退回 ${amount}（${cause}）。`
export const refundWaits = {
  provider: onTheWay,
  bank: onTheWay,
  desk: (amount: string, cause: string) => `請帶同會員卡到場地櫃台領回 ${amount}（${cause}）。`,
}
export const refunded = (amount: string, cause: string, moment: string) => `已於 ${moment} 退回 ${amount}（${cause}）。`
export const receipt = '收據'
export const number = '收據編號'
export const paidOn = '付款日期'
export const payer = '付款人'
export const payerNamed = (name: string, memberNumber: string) => `${name} · 會員 ${memberNumber}`
export const received = '已收'
export const byComputer = '由電腦編印，無需簽署。'
export const print = '列印'
