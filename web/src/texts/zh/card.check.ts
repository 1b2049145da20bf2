import { settings } from '../../settings.ts'

export const scanFirst = '請用流動電話的相機掃描會員卡上的二維碼，本頁隨即顯示該卡是否有效。'
export const checking = '正在查核…'
export const tryAgain = '再試一次'
export const states = {
  valid: '有效',
  temporary: '臨時卡',
  suspended: '暫停使用',
  expired: '已過期',
  ended: '請重新掃描',
  unknown: '無效',
}
export const means = {
  valid: '此會員卡現時有效。',
  temporary: `此臨時卡現時有效，只適用於${settings.product}健身興趣班。`,
  suspended: '此會員卡已暫停使用，現時不能使用任何服務。',
  expired: '此會員卡已過期，現時不能使用任何服務。',
  ended: '二維碼的有效時間為一分鐘，現已過時。請對方出示畫面上現時的二維碼，再掃描一次。',
  unknown: '此二維碼不屬於任何使用中的會員卡。該卡可能已報失。',
}
/** Of a device that shows a card which it has kept. */
export const withoutNetwork = (moment: string) => `出示此卡的裝置自${moment}起沒有網絡。請核對卡上相片與本人是否相符。`
export const tellsNothingElse = '本頁不會顯示持卡人的姓名或會員編號。'
