import type { DocumentKind } from '@palaestra/contract'

export const kinds: Record<DocumentKind, string> = {
  idCopy: '身份證明文件副本',
  photo: '會員相片',
  permittedStay: '獲准逗留的證明文件',
  guardianIdCopy: '父母或監護人的身份證明文件副本',
  other: '其他文件',
}
export const states = {
  asked: '等候會員遞交。',
  waiting: '會員已遞交，等候審批。',
  proposed: '等候另一位同事確認。',
  deciding: '已作出決定，稍後生效。',
  passed: '已接納。',
  rejected: '已要求會員重新遞交，等候會員遞交。',
  withdrawn: '已取消要求。',
}
/** In a line beside others. */
export const stateInList = {
  asked: '等候會員遞交',
  waiting: '會員已遞交，等候審批',
  proposed: '等候另一位同事確認',
  deciding: '已決定',
  passed: '已接納',
  rejected: '等候會員重新遞交',
  withdrawn: '已取消要求',
}
export const labelled = (what: string, words: string) => `${what}：${words}`
export const asked = '要求遞交的內容'
export const memberNumber = '會員編號'
export const birthDate = '出生日期'
export const askedBy = '會員遞交期限'
export const why = '要求原因'
export const delivered = '會員遞交'
export const onFile = '現有'
export const notYet = '尚未遞交'
export const because = (reason: string) => `須重新遞交：${reason}`
/** What differs from the acts of other kinds. */
export const acts: Record<string, string> = {
  received: '會員遞交',
  asked: '要求遞交文件',
  approved: '接納',
  rejected: '要求重新遞交',
  proposed_passed: '建議接納',
  proposed_rejected: '建議要求重新遞交',
  'asked again': '要求重新遞交',
  accepted: '接納',
  withdrawn: '取消要求',
}
export const decisions = { approve: '接納', reject: '要求重新遞交' }
export const confirm = { passed: '確認接納', rejected: '確認要求重新遞交' }
export const acceptWhose = (name: string, reference: string) => `接納 ${name} 的文件（${reference}）？`
export const confirmWhose = {
  passed: (name: string, reference: string) => `確認接納 ${name} 的文件（${reference}）？`,
  rejected: (name: string, reference: string) => `確認要求 ${name} 重新遞交文件（${reference}）？`,
}
export const means = {
  passed: '接納後，會員相片及證件副本會存入會員檔案，因此而暫停的服務會恢復，會員會收到通知。',
  rejected: '會員會收到原因及新的遞交期限，並可重新遞交。',
}
export const ended = {
  passed: (which: string) => `已接納 ${which}，會員已獲通知。`,
  rejected: (which: string) => `已要求重新遞交 ${which}，會員已獲通知。`,
}
export const deciding = {
  passed: (which: string) => `已接納 ${which}，稍後生效。`,
  rejected: (which: string) => `已要求重新遞交 ${which}，稍後通知會員。`,
}
export const proposedBy = {
  passed: (name: string, at: string) => `${name} 於 ${at} 建議接納，須由另一位同事確認。`,
  rejected: (name: string, at: string) => `${name} 於 ${at} 建議要求重新遞交，須由另一位同事確認。`,
}
export const askAgainWhich = (which: string) => `要求重新遞交 ${which}`
export const withdraw = '取消要求'
export const withdrawMeaning = '會員毋須再遞交這些文件，並會獲通知。因此而暫停的服務會恢復。'
export const withdrawn = (which: string) => `已取消 ${which}，會員已獲通知。`
export const askAndTell = '通知會員'
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
