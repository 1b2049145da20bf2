export const title = (year: string) => `${year} 年公眾假期`
export const meaning = '審批限期以工作日計算：星期一至五，公眾假期除外。'
export const years = '年份'
export const none = '此年份未有假期。'
export const nameOf = ({ nameZh }: { nameZh: string }) => nameZh
export const add = '新增假期'
export const added = '已新增假期。'
export const remove = '刪除'
export const removeWhich = (name: string, day: string) => `刪除「${name}」（${day}）`
export const removalMeans = '此日會成為工作日，之後收到的申請限期會改變。'
export const removed = '已刪除假期。'
export const cancel = '取消'
export const day = '日期'
export const dayHint = (year: string) => `年-月-日，例如 ${year}-01-01`
export const nameZh = '中文名稱'
export const namePt = '葡文名稱'
export const nameEn = '英文名稱'
export const name = '假期'
export const acts = '操作'
export const rename = '更改名稱'
export const renameWhich = (name: string, day: string) => `更改「${name}」的名稱（${day}）`
export const renamed = '已更改假期的名稱。'
export const save = '儲存'
export const conflict = '其他同事剛更改了此假期的名稱，現為：'
export const history = '更改記錄'
export const noHistory = '此年份的假期未曾更改。'
export const holidayActs = {
  holiday_added: '新增：',
  holiday_renamed: '更改名稱：',
  holiday_removed: '刪除：',
}
export const doneBy = (by: string, moment: string) => `${by}，${moment}`
export const earlier = '顯示較早的記錄'
