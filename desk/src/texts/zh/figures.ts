export const title = '場地使用統計'
export const meaning = '各設施每月的使用情況，按時段以場地小時計算，不涉及個人。'
export const month = '月份'
export const loading = '讀取中…'
export const none = '這個月沒有可預約的時段。'
export const all = '各設施'
export const byHour = '按時段'
export const hoursOf = (facility: string) => `按時段：${facility}`
export const facility = '設施'
export const hour = '時段'
export const columns = {
  offered: '可用',
  booked: '會員預約',
  missed: '缺席',
  ownUse: '自用',
  closed: '關閉',
  cancelled: '取消',
}
export const share = '使用率'
export const total = '總計'
export const save = '下載 CSV'
/** For the heading of the file. */
export const venue = '場館'
