import type { EntryKind, GiftState, RedemptionState, VisitProblem } from '@palaestra/contract'

const amount = (points: number) => new Intl.NumberFormat('zh-Hant-MO', { maximumFractionDigits: 2 }).format(points)

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
export const catalogue = '禮品目錄'
export const catalogueMeans = '會員可用積分換領的禮品。更改後即時生效；已換領的，仍按當時的積分計算。'
export const noCatalogue = '目錄中沒有禮品。'
export const addGift = '新增禮品'
export const changeGift = '更改禮品'
export const changeGiftNamed = (name: string) => `更改禮品：${name}`
export const saveGift = '儲存'
export const giftAdded = '已新增禮品。'
export const giftChanged = '已更改禮品。'
export const back = '返回'
export const nameOf = (name: Record<'zh' | 'pt' | 'en', string>) => name.zh
export const nameIn = { zh: '中文名稱', pt: '葡文名稱', en: '英文名稱' }
export const priceLabel = '所需積分'
export const priceHint = '只適用於之後的換領。'
export const typed = (value: number) => String(value)
export const stock = '總數量'
export const stockHint = (given: number) => `包括已派發及已預留的 ${given} 件。`
export const stockHintNew = '可供換領的件數。'
export const offered = '向會員顯示'
export const fromDay = '首日'
export const untilDay = '最後一日'
export const price = (points: number) => `${amount(points)} 分`
export const left = (count: number) => `尚餘 ${count} 件`
export const piecesLeft = (left: number, stock: number) => `尚餘 ${left} 件，共 ${stock} 件`
export const giftDays = (from: string | null, until: string | null) =>
  from && until ? `${from}至${until}` : from ? `${from}起` : until ? `至${until}` : ''
export const giftStates: Record<GiftState, string> = {
  offered: '可換領',
  hidden: '不顯示',
  coming: '未開始',
  over: '已結束',
  gone: '已換完',
}
export const asMembersSee = '會員所見'
export const willBe: Record<GiftState, string> = {
  offered: '會員今日看到並可換領。',
  hidden: '會員看不到。',
  coming: '到首日，會員才會看到。',
  over: '最後一日已過，會員看不到。',
  gone: '會員看到，但已換完。',
}
export const conflict = '其他同事剛更改了此禮品，現為：'
export const giveBack = '取消換領'
export const giveBackNamed = (name: string, reference: string) => `取消換領：${name}（${reference}）`
export const givesBack = (points: number) => `會員取回 ${amount(points)} 分：退回原來的月份；其間已過期的，計入本月。`
export const giveBackCollected = '此禮品已派發：取回後不會再供其他會員換領。'
export const givenBack = (reference: string) => `已取消換領 ${reference}，積分已退回。`
export const reason = '原因'
export const reasonHint = '會寫入操作記錄，永久保存。'
export const points = '積分'
export const showPoints = '顯示積分'
export const balance = (points: number) => `可用積分：${amount(points)}`
export const ledger = '積分記錄'
export const noEntries = '未有積分記錄。'
export const earlier = '更早的記錄'
export const at = '時間'
export const what = '事項'
export const number = '積分'
export const month = '所屬月份'
export const why = '更正者及原因，或換領編號'
export const kinds: Record<EntryKind, string> = {
  earned: '到訪所得',
  redeemed: '換領禮品',
  returned: '退回積分',
  corrected: '職員增加',
  deducted: '職員扣減',
  expired: '已過期',
}
export const signed = (points: number) => `${points > 0 ? '+' : '−'}${amount(Math.abs(points))}`
export const monthWritten = (month: string) => `${Number(month.slice(0, 4))}年${Number(month.slice(5))}月`
export const correct = '更正積分'
export const correctMeans = '增加的積分計入本月；扣減時先扣除最早到期的積分。會員在積分記錄中會看到。'
export const direction = '增加或扣減'
export const directions = { give: '增加', take: '扣減' }
export const howMany = '多少積分'
export const howManyHint = '例如 1.5；最多兩位小數。'
export const beforeAndAfter = (before: number, after: number) =>
  `現有 ${amount(before)} 分，更正後 ${amount(after)} 分。`
export const notSoMany = (balance: number) => `會員只有 ${amount(balance)} 分，不能扣減這麼多。`
export const corrected = (balance: number) => `已更正積分，現有 ${amount(balance)} 分。`
