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
export const approvalMeans = '申請人會成為會員，並收到啟動網上帳戶的電郵。'
export const rejectWhom = (name: string, reference: string) => `不批准 ${name}（${reference}）`
export const applicantReads = (language: string) => `原因會以電郵發送給申請人，請用${language}書寫。`
export const readyReasons = '常用原因'
export const reason = '原因'
export const reasonHint = '最少 5 個字。按 Ctrl + Enter 發送。'
export const rejectAndSend = '不批准並發送'
export const approved = (reference: string, number: string) => `已批准 ${reference}，會員編號 ${number}。`
export const rejected = (reference: string) => `${reference} 不獲批准，原因已發送。`
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

export const idTypeNames = {
  resident: '居民身份證',
  worker: '外地僱員身份認別證',
  permit: '特別逗留證',
  student: '學生證',
}
export const female = '女'
export const male = '男'

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

export const pictureComing = '正在載入圖片…'
export const enlarges = '放大'
export const pictureBefore = '上一張'
export const pictureAfter = '下一張'
export const guardianDetails = '父母或監護人的其他資料'
export const guardianPictures = '父母或監護人的相片及證件'
export const differing = (number: number) => `${number} 項不同`
export const agreeing = (same: number, all: number) => `${same} / ${all} 項相同`
export const notComparable = '未能比對'

export const rejectionMeans = '申請人會收到原因，以及更正申請的連結。'
export const faceAtCounter = '未進行：監護人在櫃檯出示證件'
export const enteredBy = (name: string) => `由 ${name} 在櫃檯錄入。`
export const enteredByYou = '此申請由你在櫃檯錄入，須由另一位同事審批。'
