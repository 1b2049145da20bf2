export const newTerms = '使用條款已更新'
export const meaning = '使用條款自你上次同意後已更新。請細閱後同意，方可繼續使用帳戶。'
export const agree = '本人已閱讀並同意'
export const logOut = '不同意，登出'
export const instead = '不打算同意？你仍可取得個人資料的副本，或要求刪除資料：'
export const toData = '我的資料'
export const unmarked = '此語言的內容沒有更改。'
export const tryAgain = '再試一次'
export const marks = { added: '新增：', removed: '刪除：' }
export const since = (day: string) => `${day}更新`
export const changed = (count: number) => `已標示 ${count} 處更改。`
