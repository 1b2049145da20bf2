export const title = '已刪除的資料'
export const meaning =
  '不再需要的資料每小時自動刪除。此頁只列數量，不顯示任何人的資料；連同其他資料一併刪除的，不另計算。'
export const kept = '保存期限'
export const keptFor = (what: string, days: number) => `${what}：${days} 天`
export const day = '日期'
export const erased = '已刪除'
export const counted = (what: string, count: number) => `${what} ${count}`
export const all = (parts: string[]) => parts.join('、')
export const none = '尚未刪除任何資料。'
export const pages = '分頁'
export const newest = '最新'
export const earlier = '較早'
export const kinds = {
  applications: '不獲批准的申請',
  registrations: '未完成的登記',
  changes: '已完結的資料更改',
  pictures: '圖片',
  letters: '信件及短訊',
  sessions: '登入時段',
  secrets: '驗證碼及連結',
  visits: '到訪記錄',
  traces: '嘗試記錄',
  other: '其他',
}
export const kindsKept = { ...kinds, letters: '已發出的信件及短訊', traces: '保安記錄' }
