import type { RedemptionState, VisitProblem } from '@palaestra/contract'

export const title = '積分及禮品'
export const handOut = '派發禮品'
export const search = '會員編號或換領編號'
export const searchHint = '例如 G26-7KQ4NX'
export const find = '查找'
export const file = '選擇檔案'
export const importVisits = '匯入到訪記錄'
export const importing = '正在匯入…'
export const chooseFile = '請先選擇檔案'
export const importMeans = (columns: string) =>
  `CSV（UTF-8），第一行為欄名：${columns}。逐行處理，不符合的行會列出原因；重複匯入同一檔案不會有任何改變。`
export const outcome = (lines: number, added: number, known: number, refused: number) =>
  `共 ${lines} 行：新增 ${added} 行，已有 ${known} 行，未接受 ${refused} 行。`
export const refusedLine = (line: number, why: string) => `第 ${line} 行：${why}`
export const more = (count: number) => `另有 ${count} 行未列出。`
export const problems: Record<VisitProblem, string> = {
  columns: '欄數與第一行不符，或引號未完',
  member_number: '會員編號不正確',
  member_unknown: '沒有這個會員',
  day: '日期不正確',
  time: '時間不正確',
  place: '地點不正確',
  left_before: '離場時間早於入場',
  too_long: '超過 16 小時',
  future: '時間尚未到',
  too_old: '太舊，積分已過期',
  overlaps: '與該會員另一次到訪重疊',
}
export const handedOut = (reference: string) => `已派發 ${reference}。`
export const giftsOf = (name: string, number: string) => `${name}（${number}）的換領`
export const noGifts = '沒有換領記錄。'
export const giftName = (gift: { nameZh: string; namePt: string; nameEn: string }) => gift.nameZh
export const handOutOne = (name: string) => `派發${name}`
export const states: Record<RedemptionState, (day: string) => string> = {
  reserved: (day: string) => `待領取，至 ${day}`,
  collected: () => '已領取',
  missed: () => '逾期未領取，積分已退回',
  returned: () => '已取消，積分已退回',
}
