import type { ErasureObstacle } from '@palaestra/contract'

interface Kept {
  securityLog: number
  letters: number
}

export const title = '刪除我的資料'
export const means = '你可要求刪除我們所持有關於你的資料。會員資格及網上帳戶會同時終結，資料一經刪除，便不能復原。'
export const goes = '會被刪除的資料'
export const whatGoes = [
  '會員資料、相片、證件副本及會員卡',
  '申請、更改、申訴及已遞交的文件',
  '到訪記錄、積分及禮品',
  '通知、電郵、短訊及登入記錄',
  '家庭、隨行小童、球員及額外取場人名單',
]
export const stays = '會保留的資料'
export const whatStays = ({ securityLog, letters }: Kept) => [
  '職員查閱及處理的審計記錄：不會更改或刪除，但不再顯示你的姓名或號碼。',
  `帳戶安全記錄：最多 ${securityLog} 日，不再與你有關連。`,
  `最後一封通知，連同收件地址：${letters} 日。`,
  '如你是其他會員的父母或監護人：該會員檔案內的監護關係。',
  '我們曾發給其他會員而提及你的訊息：至其保留期完結為止。',
  '這項申請的編號：用以證明資料已刪除。',
]
export const how = (days: number) => `提出後有 ${days} 日考慮期，期間可隨時撤回。其後由職員確認，資料隨即刪除。`
export const pending = '已申請刪除你的資料'
export const pendingOf = (name: string) => `已申請刪除${name}的資料`
export const thinking = (reference: string, moment: string) =>
  `編號 ${reference}。考慮期至 ${moment}，期間不會刪除任何資料。`
export const waiting = (reference: string) => `編號 ${reference}。考慮期已過，等候職員確認；確認前仍可撤回。`
export const withdraw = '撤回申請'
export const withdrawn = '申請已撤回，沒有任何資料被刪除。'
export const refused = '申請不獲批准'
export const refusedMeans = (reference: string, moment: string) =>
  `編號 ${reference}，於 ${moment}提出。沒有任何資料被刪除。`
export const why = (reason: string) => `原因：${reason}`
export const sent = (reference: string, moment: string) =>
  `已收到申請，編號 ${reference}。你可於 ${moment}前考慮及撤回。`
export const minor = '你未滿 18 歲，須由父母或監護人在其帳戶內提出，或親臨服務處辦理。'
export const first = '以下事項完結後，你便可提出申請：'
export const obstacles: Record<ErasureObstacle, string> = {
  change: '更改資料的申請',
  documents: '要求你遞交的文件',
  appeal: '申訴',
  suspension: '暫停服務',
  gift: '待領取的禮品',
  booking: '未使用的預約',
  ticket: '未使用的泳池門票',
  course: '未完結的興趣班',
  payment: '未完成的付款或退款',
  mobile: '更改流動電話號碼',
}
export const whom = '刪除誰的資料'
export const myself = '我自己'
export const understood = '我明白資料刪除後不能復原，會員資格亦會終結'
export const ask = '申請刪除資料'
