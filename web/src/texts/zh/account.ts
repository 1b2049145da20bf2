export const account = '我的帳戶'
export const card = '會員卡'
export const states = { permanent: '有效', temporary: '臨時卡', suspended: '暫停使用', expired: '已過期' }
export const memberNumber = '會員編號'
export const validUntil = '有效期至'
export const notRead = '未能讀取會員資料。'
export const tryAgain = '再試一次'
export const cardComing = '正在載入會員卡…'
export const photo = '會員相片'
/** What the membership is good for, above the card. */
export const holds = {
  permanent: (day: string) => `會員資格有效至 ${day}`,
  temporary: (day: string) => `臨時會員卡有效至 ${day}`,
  suspended: (_: string) => '會員卡暫停使用',
  expired: (day: string) => `會員資格已於 ${day} 屆滿`,
}
export const showCode = '出示二維碼'
