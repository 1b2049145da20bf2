import type { ErasureObstacle, ErasureState } from '@palaestra/contract'

export const title = '刪除資料的申請'
export const meaning =
  '會員要求刪除其全部資料。考慮期完結後才可確認；一經確認，帳戶即時關閉，資料不能復原。請先核實提出申請的是本人。'
export const none = '沒有待處理的申請。'
export const receipts = '已完成的刪除'
export const reference = '編號'
export const askedAt = '提出'
export const doneAt = '完成'
export const erased = '已刪除'
export const waiting = '考慮期已過，等候確認。'
export const underWay = '已確認，正在刪除資料。'
export const byGuardian = '（由監護人提出）'
export const byAnother = '須由另一位同事確認。'
export const confirm = '確認刪除'
export const refuse = '拒絕'
export const refuseAndSend = '拒絕並通知會員'
export const cancel = '取消'
export const reason = '原因'
export const confirmMeans = '帳戶會即時關閉，會員的全部資料會被刪除，不能復原。'
export const refuseMeans = '不會刪除任何資料。會員會收到你填寫的原因。'
export const confirmReasonHint = '寫入審計記錄並永久保存，請勿填寫個人資料'
export const refuseReasonHint = '會員會看到這些文字'
export const rows = (count: number) => `${count} 項`
export const asked = (moment: string) => `於 ${moment}提出`
export const thinking = (moment: string) => `考慮期至 ${moment}，之後才可確認。`
export const proposed = (name: string) => `${name}已建議刪除。`
export const confirmWhich = (reference: string) => `確認刪除 ${reference}`
export const refuseWhich = (reference: string) => `拒絕 ${reference}`
export const first = (what: string[]) => `須先完結：${what.join('、')}`
export const obstacles: Record<ErasureObstacle, string> = {
  change: '更改資料的申請',
  documents: '要求遞交的文件',
  appeal: '申訴',
  suspension: '暫停服務',
  gift: '待領取的禮品',
  booking: '未使用的預約',
  ticket: '未使用的泳池門票',
  course: '未完結的興趣班',
  payment: '未完成的付款或退款',
  mobile: '更改流動電話號碼',
}
/** What is said after a decision, by how the request stands then. */
export const decided = (reference: string): Partial<Record<ErasureState, string>> => ({
  proposed: `已建議刪除 ${reference}，待另一位同事確認。`,
  confirmed: `已確認 ${reference}，正在刪除資料。`,
  refused: `已拒絕 ${reference}，並通知會員。`,
})
