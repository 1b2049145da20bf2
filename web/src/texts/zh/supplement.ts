import { settings } from '../../settings.ts'

export const change = '更改會員資料'
export const changeWhat = '請按新證件更改，其餘保留不變。更改須經審批；獲批准前，現有資料繼續有效。'
export const changePhoto = '更換會員相片'
export const changePhotoWhat = '新相片須經審批；獲批准前，會員卡繼續顯示現有相片。'
export const changeIdCopy = '更換證件副本'
export const changeIdCopyWhat = '請上載現時有效的身份證明文件。新副本須經審批。'
export const renew = '會員卡續期'
export const renewWhat = '請上載現時有效的身份證明文件。續期須經審批，結果會以電郵通知。'
export const renewInstead = '會員卡即將或已經到期，可辦理續期'
export const validUntil = (day: string) => `會員卡有效期至 ${day}。`
export const renewableFrom = (day: string) => `由 ${day}起可辦理續期。`
export const fields = {
  nameZh: '中文姓名',
  noChineseName: '沒有中文姓名',
  surname: '外文姓氏',
  firstName: '外文名字',
  documentNumber: '證件編號',
  documentExpiry: '證件有效期至',
  photo: '會員相片',
  idCopy: '身份證明文件副本',
}
export const documentExpiries = {
  resident: '證件有效期至',
  worker: '獲准逗留至',
  permit: '特別逗留證有效期至',
  student: '學生證有效期至',
}
export const surnameHint = '按身份證明文件上的外文姓名填寫'
export const expiryHint = '年-月-日，例如 2031-03-15'
export const idCopyHint = '證件正面，字樣清晰；JPG 或 PNG，不超過 5MB'
export const idCopyWhen = '更改姓名或證件資料時必須上載。證件正面，字樣清晰；JPG 或 PNG，不超過 5MB'
export const photoHint = '近期彩色正面相片，最少 310×464 像素；JPG 或 PNG，不超過 5MB'
export const photoOld = '現有相片已超過 5 年，請上載新相片：彩色正面，最少 310×464 像素；JPG 或 PNG，不超過 5MB'
export const photoRecent = '此相片於最近 12 個月內拍攝'
export const send = '提交'
export const sendAgain = '重新提交'
export const wasRejected = (reference: string) =>
  `上次的申請（編號 ${reference}）不獲批准，原因載於有關項目。請更正後重新提交。`
export const rejectedBecause = (reason: string) => `不獲批准的原因：${reason}`
export const changeWaits = '資料更改正在審批'
export const renewalWaits = '會員卡續期正在審批'
export const waits = (reference: string, day: string) =>
  `編號 ${reference}。我們會於 ${day}或之前完成審批，並通知結果。`
export const oneAtATime = '審批期間不能提交另一項更改。如需修改，請先撤回。'
export const withdraw = '撤回'
export const none = '沒有'
export const newPicture = '新圖片'
export const notRead = '未能讀取資料。'
export const tryAgain = '再試一次'
export const sent = '已提交'
export const sentWhat = (reference: string, day: string) =>
  `編號 ${reference}。我們會於 ${day}或之前完成審批，並通知結果。`
export const nothingSent = '你未有提交任何資料。'
export const homeIn = (seconds: number) => `${seconds} 秒後返回「我的帳戶」`
export const stay = '留在此頁'
export const staysHere = '已停止自動返回。'
export const toAccount = '前往我的帳戶'
export const changeByGovernment = `以${settings.governmentAccount}更改會員資料`
export const byGovernment = `以${settings.governmentAccount}填寫`
export const fromBureau = (onFile: string) => `由${settings.identityBureau}提供；現有記錄：${onFile}`
export const both = (one: string, other: string) => `${one}。${other}`
export const filledIn = `${settings.identityBureau}的以下資料與你的會員資料不同，已為你填上並註明。請核對後提交。`
export const nothingDiffers = `${settings.identityBureau}的資料與你的會員資料相同。如證件有其他更改，請自行填寫。`
export const bureauHasNothing = `${settings.identityBureau}沒有可供填寫的資料，請自行填寫。`
export const bureauSilent = `${settings.identityBureau}的系統暫時未能回應，未能為你填寫資料。你可自行填寫，或稍後再試。`
export const notLinked = `你的會員帳戶未連結${settings.governmentAccount}。連結後，我們會以${settings.identityBureau}的資料為你填寫。`
export const linkFirst = `連結${settings.governmentAccount}`
export const withoutGovernment = '不連結，自行填寫'
