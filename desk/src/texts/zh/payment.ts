/** In avos. Below zero the minus stands before the currency. */
export const amount = (avos: number) =>
  `${avos < 0 ? '−' : ''}$${new Intl.NumberFormat('zh-Hant-MO', { minimumFractionDigits: 2 }).format(Math.abs(avos) / 100)}`
export const cashier = '收款'
export const findOrder = '查找訂單'
export const search = '訂單、預約或門票編號'
export const searchHint = '例如 P26-7KQ4NX 、B26-7KQ4NX2M 或 T26-7KQ4NX2M，會員的畫面上可見'
export const find = '查找'
export const orderNumber = (reference: string) => `訂單 ${reference}`
export const memberNamed = (name: string, number: string) => `${name}（${number}）`
export const erased = '會員資料已刪除。'
export const paidOn = {
  online: (moment: string) => `已於 ${moment} 網上付款`,
  cash: (moment: string) => `已於 ${moment} 以現金付款`,
  card: (moment: string) => `已於 ${moment} 在櫃台以卡付款`,
}
export const toPayBy = (moment: string) => `須於 ${moment} 或之前付款`
export const notPaidInTime = '逾時未付'
export const receiptNumber = (number: string) => `收據 ${number}`
export const take = (amount: string) => `收取 ${amount}`
export const taken = (reference: string, amount: string) => `已收取訂單 ${reference} 的 ${amount}。`
export const means = '付款方式'
export const meansNamed = { cash: '現金', card: '卡' }
export const place = '櫃台'
export const refundOf = (amount: string, cause: string) => `退款 ${amount}（${cause}）`
export const causes = {
  cancelled: '已取消',
  late: '付款時已逾時，場地已由他人預約',
  twice: '重複付款',
  closed: '場地關閉',
}
export const toHandOut = '待領取'
export const refundStates = {
  wanted: '正向付款服務要求退款',
  sent: '退款中',
  done: '已退款',
  failed: '付款服務拒絕退款，由會計處理',
}
export const handOut = (amount: string) => `交回 ${amount}`
export const handedOut = (amount: string) => `已交回 ${amount}。`
export const takingsOf = (day: string) => `${day} 的收支`
export const noTakings = '今日尚未有收支。'
export const takenSum = '收取'
export const handedOutSum = '交回'
export const balance = '結餘'
export const books = '帳目'
export const booksMean = '每晚會將前一日的款項與付款服務的帳目核對。相符的毋須處理。'
export const failedRefunds = '未能退回的款項'
export const noFailedRefunds = '付款服務沒有拒絕任何退款。'
export const askAgain = '再要求退款'
export const askedAgain = (reference: string) => `已再次要求退回 ${reference} 的款項。`
export const byTransfer = '已以銀行轉帳退款'
export const transferOf = (reference: string, amount: string) => `以銀行轉帳退回 ${reference} 的 ${amount}`
export const transferMeans = '請先完成轉帳。在此確認後，會即時通知會員。'
export const transferHint = '以便日後查找該筆轉帳。請勿填寫帳戶號碼，內容會永久保留。'
export const transferred = '已轉帳'
export const transferNoted = (reference: string) => `${reference} 的款項已以銀行轉帳退回。`
export const note = '備註'
export const back = '返回'
export const differences = '帳目差異'
export const noDifferences = '帳目相符。'
export const about = { payment: '付款', refund: '退款' }
export const differs = {
  missing_here: (what: string) => `只有付款服務有這筆${what}`,
  missing_there: (what: string) => `付款服務沒有這筆${what}`,
  other_amount: (what: string) => `這筆${what}的金額不同`,
}
export const bothSides = (ours: string, theirs: string) => `本系統 ${ours}，付款服務 ${theirs}`
export const nothing = '沒有'
export const paymentNamed = (reference: string) => `付款服務的交易 ${reference}`
export const settle = '處理'
export const settleWhich = (name: string) => `處理 ${name} 的差異`
export const settleMeans = '請先查明原因。所填內容會永久保留。'
export const settleHint = '查明的情況，以及如何處理。'
export const settled = '已處理'
export const differenceSettled = (name: string) => `${name} 的差異已處理。`
export const settledBy = (name: string, moment: string, note: string) => `${name} 已於 ${moment} 處理：${note}`
export const comparedDays = '已核對的日子'
export const noDays = '尚未核對任何日子。'
export const day = '日期'
export const paidSum = '付款'
export const refundedSum = '退款'
export const fees = '手續費'
export const payouts = '已轉入機構'
