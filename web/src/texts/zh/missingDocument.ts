import type { DocumentKind } from '@palaestra/contract'

export const title = '遞交所需文件'
export const notRead = '未能讀取資料。'
export const tryAgain = '再試一次'
export const cameFor = (name: string) => `使用「${name}」前，請先處理以下事項。`
export const nothing = '現時毋須遞交任何文件。'
export const delivered = (reference: string) => `文件（編號 ${reference}）已遞交，正在審批，結果會另行通知。`
export const until = (day: string) => `請於 ${day}或之前遞交以下文件，逾期將暫停使用服務。`
export const overdue = (day: string) => `以下文件須於 ${day}或之前遞交，現已逾期，服務暫停使用。文件獲接納後即可恢復。`
export const why = (reason: string) => `原因：${reason}`
export const reference = (number: string) => `編號：${number}`
export const deliver = '遞交'
export const accepted = (name: string) => `${name}：已接納，毋須再遞交。`
export const because = (reason: string) => `須重新遞交的原因：${reason}`
export const between = '　'
export const photoHint = '近期彩色正面相片，最少 310×464 像素；JPG 或 PNG，不超過 5MB'
export const documentHint = '字樣清晰；JPG 或 PNG，不超過 5MB'
export const kinds: Record<DocumentKind, string> = {
  idCopy: '身份證明文件副本',
  photo: '會員相片',
  permittedStay: '獲准逗留的證明文件',
  guardianIdCopy: '父母或監護人的身份證明文件副本',
  other: '其他文件',
}
