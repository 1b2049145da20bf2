import type { DocumentKind } from '@palaestra/contract'

export const kinds: Record<DocumentKind, string> = {
  idCopy: '身份證明文件副本',
  photo: '會員相片',
  permittedStay: '獲准逗留的證明文件',
  guardianIdCopy: '父母或監護人的身份證明文件副本',
  other: '其他文件',
}
export const states = {
  asked: '等候會員遞交',
  delivered: '會員已遞交，等候審批',
  accepted: '已接納',
  withdrawn: '已取消要求',
}
export const memberNumber = '會員編號'
export const birthDate = '出生日期'
export const askedBy = '會員遞交期限'
export const dueOn = '審批期限'
export const why = '要求原因'
export const delivered = '會員遞交'
export const onFile = '現有'
export const notYet = '尚未遞交'
export const because = (reason: string) => `須重新遞交：${reason}`
export const history = '記錄'
const acts: Record<string, string> = {
  asked: '要求遞交文件',
  looked: '查看',
  'asked again': '要求重新遞交',
  accepted: '接納',
  withdrawn: '取消要求',
}
export const actOf = (act: string) => acts[act] ?? '查看圖片'
export const decision = '審批'
export const accept = '接納'
export const askAgain = '要求重新遞交'
export const askAgainWhich = (which: string) => `要求重新遞交 ${which}`
export const withdraw = '取消要求'
export const withdrawMeaning = '會員毋須再遞交這些文件，並會獲通知。因此而暫停的服務會恢復。'
export const accepted = (which: string) => `已接納 ${which}，會員已獲通知。`
export const askedAgain = (which: string) => `已要求重新遞交 ${which}，會員已獲通知。`
export const withdrawn = (which: string) => `已取消 ${which}，會員已獲通知。`
export const sendBack = '通知會員'
export const cancel = '取消'
export const memberReads = {
  zh: '會員閱讀中文，請用中文填寫。',
  pt: '會員閱讀葡文，請用葡文填寫。',
  en: '會員閱讀英文，請用英文填寫。',
}
export const reasonsNeeded = '未填寫的文件視為符合要求，毋須重新遞交。'
export const dayHint = '年-月-日，例如 2031-03-15'
export const newDay = '新的遞交期限'
export const which = '所需文件'
export const words = '是甚麼文件'
export const wordsHint = '會員會看到，例如「學校發出的在學證明」。'
export const day = '遞交期限'
export const requests = '要求遞交的文件'
export const none = '—'
export const readyWhys: readonly string[] = [
  '檔案中的文件已過期，請遞交最新文件。',
  '檔案中的副本不清晰，請重新遞交。',
  '核對資料時發現文件不齊全。',
]
