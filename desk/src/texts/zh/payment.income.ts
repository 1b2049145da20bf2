export const title = '場地收入'
export const meaning = '每月的收款及退款，按場館及付款方式，以帳目記錄的日子計算。'
export const loading = '讀取中…'
export const none = '這個月沒有收款或退款。'
export const venue = '場館'
export const way = '付款方式'
export const ways = { online: '網上', cash: '現金', card: '卡', bank: '銀行轉帳' }
export const columns = { paid: '收款', payments: '收款次數', refunded: '退款', refunds: '退款次數' }
export const net = '淨額'
export const total = '總計'
export const sumOf = (venue: string) => `${venue}小計`
/** Of a court that is not on record any more. */
export const unknown = '場館不詳'
export const save = '下載 CSV'
/** For the heading of the file. */
export const month = '月份'
