import { settings } from '../../settings.ts'

export const whatFor = `申請人未滿 18 歲，須有父母或監護人同意。請由父母或監護人親自填寫，資料會與${settings.identityBureau}核對。`
export const statement = '父母或監護人聲明'
export const onlinePaymentHint = '網上租場、購買泳池門票及報讀興趣班均須網上付款'
export const withPayment = '申請網上付款'
export const withPaymentHint = '獲批後，父母或監護人會收到電郵，再決定是否授權'
export const withoutPayment = '不申請'
export const withoutPaymentHint = '日後可再申請'
export const withoutPaymentSure = '不申請網上付款？'
export const withoutPaymentWhat = '會籍不受影響，但未能網上租場、購買泳池門票或報讀興趣班。日後可在「我的帳戶」再申請。'
export const goOnWithout = '不申請，繼續'
export const backToChoice = '返回更改'

export const faceCheck = '人臉識別'
export const faceCheckWhat = `${settings.identityBureau}已確認資料。現在請為父母或監護人拍攝相片。`
export const faceCheckWho = '相片必須是剛才所填的父母或監護人本人，並須即時拍攝。'
export const faceCheckPoints = (tries: number) => [
  '只拍攝一人，正面，光線充足，不可戴口罩或太陽眼鏡。',
  `相片只用於與${settings.identityBureau}的相片比對，不會保存。`,
  `每日最多可試 ${tries} 次。`,
]
export const picture = '父母或監護人的即時相片'
export const pictureHint = '用鏡頭拍攝，或選擇剛拍下的相片（JPG 或 PNG）'
export const turnedPicture = { left: '第二張：頭轉向自己的左邊', right: '第二張：頭轉向自己的右邊' }
export const turnedHint = '慢慢轉約 30 度，仍須看到兩隻眼睛'
export const turnNow = {
  left: '請再拍一張，確認是本人在場：頭轉向自己的左邊。',
  right: '請再拍一張，確認是本人在場：頭轉向自己的右邊。',
}
export const check = '進行人臉識別'
export const checking = '正在比對相片…'
export const changeGuardian = '更改父母或監護人資料'
export const confirmed = '父母或監護人已獲確認，並已通過人臉識別。'
export const ownFaceWhat = `首次授權前，須確認是你本人。請即時拍攝相片，與${settings.identityBureau}的相片比對；日後毋須再做。`
export const ownFaceWho = '相片必須是你本人，並須即時拍攝。'
export const ownPicture = '你的即時相片'
