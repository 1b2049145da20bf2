export const back = '返回申請列表'
export const dueOn = (day: string) => `審批限期：${day}`
export const comparison = '申請與身份證明局記錄'
export const field = '項目'
export const written = '申請人填寫'
export const recorded = '身份證明局'
export const compared = '比對'
export const differs = '不同'
export const same = '相同'
export const none = '—'
export const fields = {
  nameZh: '中文姓名',
  surname: '外文姓氏',
  firstName: '外文名字',
  gender: '性別',
  birthDate: '出生日期',
  documentExpiry: '證件有效期',
}
export const noRecord = '身份證明局沒有此證件號碼的記錄。'
export const bureauSilent = '身份證明局的系統暫時未能回應。'
export const bureauSilentUntil = (at: string) => `身份證明局的系統暫時未能回應，將於${at}自動再次查詢。`
export const notWhileSilent = '須待身份證明局回應後才可批准；如不批准，則毋須等候。'
export const askNow = '立即查詢'
export const stillSilent = '身份證明局的系統仍未能回應。'
export const bureauAnswers = '身份證明局已回應。'
export const differences = (fields: string[]) => `與身份證明局記錄不同：${fields.join('、')}`
export const differencesCount = (number: number) => `有 ${number} 項與身份證明局記錄不同。`
export const unusualNumber = '居民身份證號碼通常以 1、5 或 7 開頭，請核對。'
export const duplicates = '可能重複：資料與其他會員或申請相同。'
export const sharing = { id_number: '證件號碼相同：', email: '電郵相同：' }
export const ofMember = (number: string) => `會員 ${number}`
export const ofApplication = (reference: string) => `申請 ${reference}`
export const rejectedBecause = (reason: string) => `不獲批准的原因：${reason}`
export const pictures = '相片及證件'
export const noPicture = '沒有相片'
export const enlarge = (label: string) => `${label}（放大）`
export const loadAgain = '重新載入'
export const fullSize = '原大'
export const close = '關閉'
export const details = '其他資料'
export const idType = '證件類別'
export const idNumber = '證件號碼'
export const documentNumber = '證件編號'
export const mobile = '流動電話'
export const email = '電郵'
export const telephone = '聯絡電話'
export const address = '地址'
export const pickUpPlace = '領卡地點'
export const username = '用戶名稱'
export const language = '通訊語言'
export const promotions = '接收推廣資訊'
export const yes = '是'
export const no = '否'
export const receivedAt = '收到時間'
export const history = '記錄'
export const acts = {
  received: '收到申請',
  corrected: '收到更正申請',
  looked: '查閱',
  approved: '批准',
  rejected: '不批准',
  proposed_passed: '建議批准',
  proposed_rejected: '建議不批准',
  taken_over: '由同事手上接手',
  sent_back: '退回',
  undone: '撤回決定',
  returned: '未能執行，重新待審批：證件號碼、電郵或流動電話已屬另一會員',
  proved_otherwise: '以其他方式核實身份',
}
export const decision = '決定'
export const approve = '批准'
export const reject = '不批准'
export const approveWhom = (name: string, reference: string) => `批准 ${name}（${reference}）？`
export const approvalMeans = '申請人會成為會員，並收到啟動網上帳戶的電郵。'
export const cancel = '取消'
export const rejectWhom = (name: string, reference: string) => `不批准 ${name}（${reference}）`
export const applicantReads = (language: string) => `原因會以電郵發送給申請人，請用${language}書寫。`
export const readyReasons = '常用原因'
export const reason = '原因'
export const reasonHint = '最少 5 個字。按 Ctrl + Enter 發送。'
export const rejectAndSend = '不批准並發送'
export const approved = (reference: string, number: string) => `已批准 ${reference}，會員編號 ${number}。`
export const rejected = (reference: string) => `${reference} 不獲批准，原因已發送。`
export const queueEmpty = '沒有其他待審批的申請。'
export const guardian = '父母或監護人'
export const bureauName = '身份證明局記錄的姓名'
export const onlinePayment = '申請網上付款'
export const faceCheck = '人臉識別'
export const faces = { same: '相符', unsure: '未能確定' }
export const photoFace = '相片比對'
export const photoFaces = {
  same: '相符',
  unsure: '未能確定',
  other: '不相符',
  no_face: '並非只有一張人臉',
  no_photo: '身份證明局沒有相片',
  silent: '身份證明局未回應',
}
export const photoFaceWarnings = {
  unsure: '系統未能確定相片是否申請人本人，請核對兩張相片。',
  other: '身份證明局在申請提交後才回應。系統比對認為相片並非申請人本人，請核對兩張相片。',
  no_face: '系統在相片中未能找到唯一一張人臉，請檢查相片是否符合要求。',
  silent: '提交申請時身份證明局未回應，相片未經系統比對，請自行核對。',
}
export const faceUnsure = '人臉識別未能確定是否父母或監護人本人，請再核對相片。'
export const noGuardianRecord = '身份證明局沒有父母或監護人證件號碼的記錄。'
export const guardianDifferences = (fields: string[]) => `父母或監護人資料與身份證明局記錄不同：${fields.join('、')}`

export const commonReasons = [
  '相片不清晰或不符合要求，請重新上載近照。',
  '身份證明文件副本不清晰，請重新上載。',
  '所填姓名與身份證明文件不符，請更正。',
  '所填出生日期與身份證明文件不符，請更正。',
  '身份證明文件已過期，請上載有效文件。',
  '相片與身份證明局的記錄不符，請重新上載近照。',
  '相片並非最近十二個月內拍攝，請重新上載近照。',
]

export const idTypeNames = {
  resident: '居民身份證',
  worker: '外地僱員身份認別證',
  permit: '特別逗留證',
  student: '學生證',
}
export const female = '女'
export const male = '男'
export const languageNames = { zh: '中文', pt: '葡文', en: '英文' }
export const languageTags = { zh: 'zh-Hant', pt: 'pt', en: 'en' }

export const stateFilter = '申請狀態'
export const states = {
  waiting: '待審批',
  overdue: '逾期',
  proposed: '待確認',
  passed: '已批准',
  rejected: '不獲批准',
  all: '全部',
}
/** Of one application. */
export const stateOf = {
  waiting: '待審批',
  proposed: '待另一位同事確認',
  deciding: '已決定',
  passed: '已批准',
  rejected: '不獲批准',
}
export const search = '搜尋申請'
export const searchHint = '可輸入姓名的一部分、證件號碼、流動電話、電郵、會員編號或申請編號。'
export const find = '搜尋'
export const noneIn = {
  waiting: '沒有待審批的申請。',
  overdue: '沒有逾期的申請。',
  proposed: '沒有待確認的申請。',
  passed: '沒有已批准的申請。',
  rejected: '沒有不獲批准的申請。',
  all: '未有任何申請。',
}
export const noneFound = '沒有符合的申請。'
export const searchAll = '在全部申請中搜尋'
export const duplicate = '重複'
export const corrected = '更正申請'
export const pages = '頁'
export const firstPage = '第一頁'
export const nextPage = '下一頁'

export const pictureNames = {
  idCopy: '證件副本',
  photo: '申請人相片',
  bureauPhoto: '身份證明局相片',
  guardianIdCopy: '父母或監護人證件副本',
  guardianBureauPhoto: '身份證明局的父母或監護人相片',
}
export const stillToSee = (names: string[]) => `批准前請先查看：${names.join('、')}`
export const notLoaded = '未能載入此圖片。'
export const withoutPicture = '不查看此圖片而作決定。'
export const loadWhichAgain = (label: string) => `重新載入：${label}`
export const goWithout = '不查看此圖片'
export const goWithoutWhich = (label: string) => `不查看此圖片：${label}`
export const provedOtherwise = '已用其他方式並憑證件正本核實身份。'
export const tickFirst = '請先剔選已用其他方式核實身份。'
export const compareWithCopy = '請與副本核對'
export const decidedMeanwhile = (reference: string) => `同事已就 ${reference} 作出決定。`
export const decidedBy = {
  approved: (who: string, at: string) => `${who} 已於 ${at} 批准。`,
  rejected: (who: string, at: string) => `${who} 已於 ${at} 決定不批准。`,
}

export const byDeadline = '按限期排列'
export const clearSearch = '清除搜尋'
export const noneChosen = '請從列表選擇一份申請。'
export const searchFor = '編號、姓名或證件號碼'
export const minor = '未成年'
export const goingOn = '其他申請'
export const noneAfter = '沒有下一份申請。'
export const nextIs = (name: string) => `下一份：${name}`
export const coming = '正在載入申請…'
export const pictureComing = '正在載入圖片…'
export const enlarges = '放大'
export const pictureBefore = '上一張'
export const pictureAfter = '下一張'
export const guardianDetails = '父母或監護人的其他資料'
export const guardianPictures = '父母或監護人的相片及證件'
export const differing = (number: number) => `${number} 項不同`
export const agreeing = (same: number, all: number) => `${same} / ${all} 項相同`
export const notComparable = '未能比對'
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
export const confirmWhom = {
  passed: (name: string, reference: string) => `確認批准 ${name}（${reference}）？`,
  rejected: (name: string, reference: string) => `確認不批准 ${name}（${reference}）？`,
}
export const rejectionMeans = '申請人會收到原因，以及更正申請的連結。'
export const sendBack = '退回'

export const takeOver = '接手'
export const takeOverWhat = (reference: string) => `接手 ${reference}？`
export const takeOverMeans = (name: string) => `${name} 現時不能再就此申請作出決定。`
