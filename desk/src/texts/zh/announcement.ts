import type { AnnouncementPlace } from '@palaestra/contract'

export const title = '公告'
export const meaning = '任何人打開入口網站時都會看到，可自行關閉。例如設施關閉或系統維護。'
export const add = '新增公告'
export const none = '未有公告。'
export const reads = (most: number) => `須以三種語言填寫，每種最多 ${most} 個字元，只限純文字。`
export const kind = '種類'
export const kinds = { info: '消息', warning: '警告' }
export const kindHints = { info: '知道更好的事', warning: '出門前必須知道的事，排在最前' }
export const inZh = '中文'
export const inPt = '葡文'
export const inEn = '英文'
export const placesLabel = '顯示於'
export const placesHint = '如不選擇，整個網站都會顯示。'
export const places: Record<AnnouncementPlace, string> = {
  login: '登入頁面',
  registration: '登記成為會員',
  account: '會員帳戶',
  services: '設施、泳池及課程',
}
const everywhere = '整個網站'
export const where = (named: readonly string[]) => (named.length === 0 ? everywhere : named.join('、'))
export const fromDay = '首日'
export const untilDay = '最後一日'
export const untilDayHint = '例如 2026-12-31。如不填寫，會一直顯示至結束為止。'
export const days = (from: string, until: string | null) => (until === null ? `${from}起` : `${from}至${until}`)
export const states = { coming: '未開始', shown: '顯示中', over: '已結束' }
export const announce = '發佈公告'
export const end = '立即結束'
export const endWhat = '結束此公告'
export const endMeans = '結束後不會再顯示，也不能恢復；如有需要，可另行新增。'
export const cancel = '取消'
export const added = '已發佈公告。'
export const ended = '已結束公告。'
