export const notRead = '未能讀取資料。'
export const tryAgain = '再試一次'
export const copy = '下載我們所持有關於你的資料'
export const copyMeans =
  '你可索取一份副本，內有我們持有關於你的全部資料：會員資料、證件副本及相片、申請、到訪及積分、通知、登入記錄，以及職員查閱記錄。副本是一個 ZIP 檔案，內有可直接閱讀的網頁及供電腦讀取的檔案。'
export const copyTakes = (days: number) =>
  `副本通常在數分鐘內備妥，備妥後我們會通知你。索取及下載前須核實身份。副本保留 ${days} 日，其後刪除。`
export const whom = '索取誰的資料'
export const myself = '我自己'
export const mine = '我的資料'
export const ask = '索取副本'
export const askFor = (name: string) => `索取${name}的資料副本`
export const askedFor = '已收到你的要求，副本備妥後會通知你。'
export const copyOf = (name: string) => `副本：${name}`
export const asked = (moment: string) => `於 ${moment}索取`
export const making = '正在準備，備妥後會在此顯示。'
export const ready = (moment: string, kilobytes: number) => `可下載至 ${moment}，大小 ${kilobytes} kB。`
export const fetched = (moment: string) => `已於 ${moment}下載`
export const download = '下載'
export const downloadOf = (name: string) => `下載：${name}`
export const discard = '刪除此副本'
export const discardOf = (name: string) => `刪除此副本：${name}`
export const saved = '下載已開始。請妥善保管檔案，因為當中載有全部資料。'
export const discarded = '副本已刪除。'
