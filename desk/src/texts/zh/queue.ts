export const back = '返回申請列表'
export const dueOn = (day: string) => `審批限期：${day}`
export const history = '記錄'
export const acts = {
  received: '收到申請',
  corrected: '收到更正申請',
  looked: '查閱',
  opened: '查看圖片',
  withdrawn: '申請人撤回',
  appeal_closed: '因暫停解除而結束',
  approved: '批准',
  rejected: '不批准',
  proposed_passed: '建議批准',
  proposed_rejected: '建議不批准',
  entered: '櫃檯錄入',
  guardian_by_papers: '查看監護關係證明',
  taken_over: '由同事手上接手',
  sent_back: '退回',
  undone: '撤回決定',
  returned: '未能執行，重新待審批：證件號碼、電郵或流動電話已屬另一會員',
  proved_otherwise: '以其他方式核實身份',
}
export const decision = '決定'
export const cancel = '取消'
export const queueEmpty = '沒有其他待審批的申請。'
export const stateFilter = '申請狀態'
export const states = {
  waiting: '待審批',
  today: '今日到期',
  overdue: '逾期',
  mine: '由我處理',
  colleagues: '同事處理中',
  proposed: '待確認',
  passed: '已批准',
  rejected: '不獲批准',
  all: '全部',
}
/** Of one case. */
export const stateOf = {
  asked: '待會員遞交',
  waiting: '待審批',
  proposed: '待另一位同事確認',
  deciding: '已決定',
  passed: '已批准',
  rejected: '不獲批准',
  withdrawn: '已撤回',
}
export const search = '搜尋申請'
export const searchHint = '可輸入姓名的一部分、證件號碼、流動電話、電郵、會員編號或申請編號。'
export const find = '搜尋'
export const noneIn = {
  waiting: '沒有待審批的申請。',
  today: '今日沒有到期的申請。',
  overdue: '沒有逾期的申請。',
  mine: '你沒有正在處理的申請。',
  colleagues: '同事沒有正在處理的申請。',
  proposed: '沒有待確認的申請。',
  passed: '沒有已批准的申請。',
  rejected: '沒有不獲批准的申請。',
  all: '未有任何申請。',
}
export const noneFound = '沒有符合的申請。'
export const searchAll = '在全部申請中搜尋'
export const duplicate = '重複'
export const corrected = '更正申請'
export const entered = '櫃檯錄入'
export const pages = '頁'
export const firstPage = '第一頁'
export const nextPage = '下一頁'
export const decidedMeanwhile = (reference: string) => `同事已就 ${reference} 作出決定。`
export const byDeadline = '按限期排列'
export const clearSearch = '清除搜尋'
export const noneChosen = '請從列表選擇一份申請。'
export const searchFor = '編號、姓名或證件號碼'
export const minor = '未成年'
export const goingOn = '其他申請'
export const noneAfter = '沒有下一份申請。'
export const nextIs = (name: string) => `下一份：${name}`
export const daysLeft = (days: number) => {
  if (days < 0) return `逾期 ${-days} 日`
  return days === 0 ? '今日到期' : `尚餘 ${days} 日`
}
export const heldBy = (name: string, since: string) => `${name} 由 ${since} 起正在處理此申請。`
export const heldInList = (name: string) => `${name} 處理中`
export const deciding = {
  passed: (reference: string) => `已批准 ${reference}，稍後生效。`,
  rejected: (reference: string) => `${reference} 不獲批准，原因稍後發送。`,
}
export const proposed = (reference: string) => `${reference} 已交另一位同事確認。`
export const sentBack = (reference: string) => `已退回 ${reference}，重新待審批。`
export const proposedBy = {
  passed: (name: string, at: string) => `${name} 於 ${at} 建議批准，須由另一位同事確認。`,
  rejected: (name: string, at: string) => `${name} 於 ${at} 建議不批准，須由另一位同事確認。`,
}
export const secondFor = (cases: string[]) => `須兩人決定：${cases.join('、')}`
export const secondCases = { duplicate: '可能重複', minor: '未成年', face: '人臉識別未能確定' }
export const reasonIs = (reason: string) => `原因：${reason}`
export const secondComes = '已提交，等待另一位同事確認。'
export const confirm = { passed: '確認批准', rejected: '確認不批准' }
export const sendBack = '退回'
export const takeOver = '接手'
export const takeOverWhat = (reference: string) => `接手 ${reference}？`
export const takeOverMeans = (name: string) => `${name} 現時不能再就此申請作出決定。`
export const languageTags = { zh: 'zh-Hant', pt: 'pt', en: 'en' }
export const languageNames = { zh: '中文', pt: '葡文', en: '英文' }
export const decidedBy = {
  approved: (who: string, at: string) => `${who} 已於 ${at} 批准。`,
  rejected: (who: string, at: string) => `${who} 已於 ${at} 決定不批准。`,
}
export const approve = '批准'
export const reject = '不批准'

/** What a case is, whatever its state. */
export const kinds = {
  application: '入會申請',
  supplement: '更改資料',
  renewal: '會員卡續期',
  documents: '補交文件',
  appeal: '申訴',
}
export const kindFilter = '申請類別'
export const allKinds = '全部類別'
export const workload = '工作情況'
export const workingOn = (name: string, cases: number) => `${name} ${cases}`
export const workingMyself = (cases: number) => `由我處理 ${cases}`
export const counted = (what: string, number: number) => `${what} ${number}`
export const coming = '正在載入申請…'
export const approveWhom = (name: string, reference: string) => `批准 ${name}（${reference}）？`
export const confirmWhom = {
  passed: (name: string, reference: string) => `確認批准 ${name}（${reference}）？`,
  rejected: (name: string, reference: string) => `確認不批准 ${name}（${reference}）？`,
}
