export const desk = '審批工作台'
export const skip = '跳至主要內容'
export const menu = '主選單'
export const language = '語言'
export const queue = '申請'
export const application = '申請詳情'
export const members = '會員'
export const audit = '操作記錄'
export const holidays = '公眾假期'
export const letters = '訊息'
export const factor = '第二重驗證'
export const erasures = '已刪除的資料'
export const colleagues = '同事'
export const logIn = '登入'
export const logOut = '登出'
export const keys = '快速鍵'
export const notFound = '找不到這個頁面'
export const toQueue = '返回申請列表'
export const lost = '登入已逾時，請重新登入'
export const again = '再試一次'

export const keysTitle = '快速鍵'
export const keyDown = '下一個申請'
export const keyUp = '上一個申請'
export const keyOpen = '開啟申請'
export const keySearch = '搜尋'
export const keyApprove = '批准'
export const keyViews = '待審批、逾期、待確認、已批准、不獲批准、全部'
export const space = '空格'
export const keyEnlarge = '放大圖片，再按為下一張'
export const keyReject = '不批准、選常用原因並發送'
export const keyBack = '返回申請列表'
export const keyShow = '顯示此說明'
export const keyAndThen = '，然後 '
export const keyOr = ' 或 '
export const keysOn = '使用單一字母快速鍵'
export const close = '關閉'

export const holidaysMissing = (years: readonly string[]) =>
  `尚未加入 ${years.join('、')} 年的公眾假期，該段時間的審批限期未有計及假期。`
export const addHolidays = (year: string) => `加入 ${year} 年的假期`
export const askForHolidays = '請可更改假期的同事加入。'

export const keyUndo = '撤回最近的決定'
export const undoable = '可撤回的決定'
export const undo = (reference: string) => `撤回 ${reference}`
export const secondsLeft = (seconds: number) => `${seconds} 秒`
export const undone = (reference: string) => `已撤回對 ${reference} 的決定，申請人未收到任何訊息。`
