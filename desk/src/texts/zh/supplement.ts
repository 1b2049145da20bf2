import type { SupplementField } from '@palaestra/contract'

export const title = '資料更改'
export const meaning = '會員要求更改的資料及會員卡續期，最先到期者排在最前。獲批准前，現有資料繼續有效。'
export const none = '沒有等候審批的資料更改'
export const reference = '編號'
export const member = '會員'
export const what = '類別'
export const due = '期限'
export const state = '狀況'
export const kinds = { supplement: '更改資料', renewal: '會員卡續期' }
export const late = '逾期'
export const corrected = '更正後重新提交'
export const withWhom = (name: string) => `${name} 處理中`
export const pages = '頁數'
export const firstPage = '第一頁'
export const nextPage = '下一頁'
export const back = '返回資料更改'
export const dueOn = (day: string) => `期限 ${day}`
export const field = '項目'
export const onFile = '現有'
export const asked = '要求更改為'
export const differs = '更改'
export const idNumber = '證件號碼'
export const card = '會員卡有效期'
export const nothing = '沒有'
export const fields: Record<SupplementField, string> = {
  nameZh: '中文姓名',
  surname: '外文姓氏',
  firstName: '外文名字',
  documentNumber: '證件編號',
  documentExpiry: '證件有效期',
  photo: '會員相片',
  idCopy: '證件副本',
}
export const faces = {
  unsure: '新相片未能確定為本人，請仔細核對。',
  no_photo: '身份證明局沒有此人的相片可供比對，請核對證件副本。',
  silent: '身份證明局未有回應，新相片未經比對，請核對證件副本。',
}
export const heldBy = (name: string, since: string) => `${name} 自 ${since} 起處理此項更改。`
export const states = { approved: '已批准', rejected: '不獲批准', withdrawn: '會員已撤回' }
export const history = '記錄'
const acts: Record<string, string> = {
  received: '會員提交',
  corrected: '會員更正後重新提交',
  looked: '查看',
  approved: '批准',
  rejected: '不批准',
}
export const actOf = (act: string) => acts[act] ?? '查看圖片'
export const decision = '審批'
export const approve = '批准'
export const reject = '不批准'
export const approved = (which: string) => `${which} 已批准。`
export const rejected = (which: string) => `${which} 不獲批准，原因已通知會員。`
export const rejectWhich = (which: string) => `不批准 ${which}`
export const memberReads = '會員會看到以下原因，請最少填寫一項。'
export const rejectAndSend = '不批准並通知會員'
export const cancel = '取消'
const name = ['與證件上的姓名不符，請更正。']
export const readyReasons: Record<SupplementField, string[]> = {
  nameZh: name,
  surname: name,
  firstName: name,
  documentNumber: ['與證件上的編號不符，請更正。'],
  documentExpiry: ['與證件上的日期不符，請更正。'],
  photo: ['並非近期相片，請上載最近 12 個月內拍攝的相片。', '相片不清晰或不符合要求，請重新上載。'],
  idCopy: ['副本不清晰，請重新上載。', '證件已過期，請上載有效證件。'],
}
