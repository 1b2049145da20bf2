import type { SupplementField } from '@palaestra/contract'

export const comparison = { supplement: '要求更改的資料', renewal: '會員卡續期' }
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
  other: '身份證明局在更改提交後才回應。系統比對認為新相片並非會員本人，請核對新舊相片。',
  no_face: '系統在新相片中未能找到唯一一張人臉，請檢查相片是否符合要求。',
  no_photo: '身份證明局沒有此人的相片可供比對，請核對證件副本。',
  silent: '身份證明局未有回應，新相片未經比對，請核對證件副本。',
}
export const approvalMeans = '批准後，會員的資料即按此更改；會員會收到通知。'
export const rejectionMeans = '會員會收到原因，並可更正後重新提交。'
export const approved = (which: string) => `${which} 已批准。`
export const rejected = (which: string) => `${which} 不獲批准，原因已通知會員。`
export const rejectWhich = (which: string) => `不批准 ${which}`
export const memberReads = '會員會看到以下原因，請最少填寫一項。'
export const rejectAndSend = '不批准並通知會員'
