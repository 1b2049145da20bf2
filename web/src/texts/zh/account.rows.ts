import { settings } from '../../settings.ts'

export const swapFrom = (day: string) => `由 ${day}起可換領正式卡`
export const username = '用戶名稱'
export const mobile = '流動電話'
export const email = '電郵'
export const language = '通訊語言'
export const languages = { zh: '中文', pt: '葡文', en: '英文' }
export const none = '未有提供'
export const unconfirmed = '尚未確認'
export const security = '登入及保安'
export const lostCardWhat = '遺失會員卡應盡快報失，臨時會員卡會以電郵發送。'
export const lossRuns = '已報失，臨時會員卡已發送到你的電郵。'
export const government = settings.governmentAccount
export const governmentWhat = `連結後可用${settings.governmentAccount}登入。`
export const children = '子女'
export const childrenWhat = '授權子女使用網上付款，或撤回授權。'
export const family = '家庭'
export const guardiansWhat = '查看登記資料及決定記錄，或新增一位'
export const onlinePayment = '網上付款'
export const pickUpPlace = '領卡地點'
export const lossReported = '已報失會員卡'
export const personal = '個人資料'
export const add = '加入'
export const change = '更改'
export const manage = '管理'
export const sessionsWhat = '查看及登出其他裝置'
export const safetyWhat = '了解怎樣保護帳戶'
export const servicesWhat = '會員卡可使用的服務'
export const reportWhat = '到訪時數、積分及禮品'
export const waiting = '待辦事項'
export const toDo = {
  child: {
    title: '子女等待你授權網上付款',
    what: '在你決定前，子女不能網上付款。',
    verb: '子女的網上付款',
  },
  swap: {
    title: '可換領正式卡',
    what: '換領後，可再次使用所有服務。',
    verb: '換領正式卡',
  },
  mobile: {
    title: '流動電話尚未確認',
    what: '確認後，可用此號碼登入及報失會員卡。',
    verb: '確認流動電話號碼',
  },
  email: {
    title: '電郵尚未確認',
    what: '確認後，可報失會員卡及接收通知。',
    verb: '確認電郵',
  },
}
export const supplementWhat = '姓名、證件、相片及副本'
export const renewWhat = '到期前 60 日起辦理'
export const people = '家庭及同行人士'
export const familyWhat = '家庭名單及等待回覆的請求'
export const asks = (count: number) => `${count} 項請求待回覆`
export const waitingFor = (count: number) => `${count} 人待回覆`
export const nobody = '未有'
export const comma = '、'
export const noticesWhat = '我們就會籍及帳戶發出的消息'
export const unread = (count: number) => `${count} 則未讀`
export const myDataWhat = '下載或刪除我們所持有關於你的資料'
export const ownData = '你的資料'
