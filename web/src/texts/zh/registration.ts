import { settings } from '../../settings.ts'

export const register = '會員登記'
export const loading = '載入中…'
export const tryAgain = '再試一次'
export const goOn = '繼續'
export const back = '上一步'
export const progress = '登記步驟'
export const stepOf = (at: number, of: number) => `第 ${at} 步，共 ${of} 步`
export const steps = {
  mobile: '流動電話',
  email: '電郵',
  person: '個人資料',
  guardian: '父母或監護人',
  documents: '相片及證件',
  contact: '聯絡資料',
  account: '用戶名稱',
  summary: '核對及提交',
}

export const atHand = '此步需要'
export const atHandFor = {
  mobile: ['可接收短訊的澳門流動電話'],
  email: ['可查閱的電郵信箱'],
  person: ['身份證明文件，並按其內容填寫'],
  guardian: ['父母或監護人在場', '其身份證明文件及副本'],
  documents: ['近期彩色正面相片', '身份證明文件正面的圖片'],
  contact: ['通訊地址'],
  account: ['想用作登入的名稱'],
  summary: ['核對全部資料的時間'],
}
export const isKept = '填寫的內容已暫存，重新載入也不會遺失。'

export const haveReady = '請先準備'
export const thingsToHave = [
  '身份證明文件',
  '澳門流動電話及電郵，用作接收驗證碼',
  '近期彩色相片及身份證明文件副本（JPG 或 PNG，各不超過 5MB）',
  '未滿 18 歲的申請人：父母或監護人須在場，並備妥其身份證明文件',
]
export const stepsAhead = '登記步驟'
export const howLong = '約需 10 分鐘。每一步填寫的內容都會暫存，重新載入也不會遺失。'
export const terms = '使用條款'
export const termsAgreed = '本人已閱讀並同意使用條款'
export const begin = '開始登記'
export const ended = '登記已逾時'
export const endedWhat =
  '為保障個人資料，暫存的登記有時間限制。請重新開始；剛才輸入的文字仍然保留，但需要重新驗證及上載圖片。'

export const smsCode = '短訊驗證碼'
export const verifyAndGoOn = '驗證並繼續'
export const emailCode = '電郵驗證碼'
export const emailHint = '審批結果及啟動連結會發送到此電郵'
export const mobileProved = (mobile: string) => `流動電話 ${mobile.replace(/^(\d{4})/, '$1 ')} 已驗證。`
export const emailProved = (email: string) => `電郵 ${email} 已驗證。`
export const useAnother = '使用另一個'

export const fields = {
  mobile: '流動電話號碼',
  email: '電郵地址',
  emailRepeat: '再次輸入電郵地址',
  idType: '身份證明文件類別',
  idNumber: '證件號碼',
  documentNumber: '證件編號',
  documentExpiry: '有效期至',
  nameZh: '中文姓名',
  noChineseName: '沒有中文姓名',
  surname: '外文姓氏',
  firstName: '外文名字',
  gender: '性別',
  birthDate: '出生日期',
  guardianIdNumber: '父母或監護人的證件號碼',
  guardianBirthDate: '父母或監護人的出生日期',
  guardianGender: '父母或監護人的性別',
  guardianIdCopy: '父母或監護人的證件副本',
  onlinePayment: '網上付款',
  photo: '會員相片',
  photoRecent: '此相片於最近 12 個月內拍攝',
  idCopy: '身份證明文件副本',
  telephone: '聯絡電話',
  area: '地區',
  address: '地址',
  language: '通訊語言',
  pickUpPlace: '領卡地點',
  noPromotions: '不希望收到推廣短訊',
  username: '用戶名稱',
  agreed: '聲明',
}
export const idTypes = {
  resident: '澳門居民身份證',
  worker: '外地僱員身份認別證',
  permit: '特別逗留證',
  student: '學生證',
}
export const documentNumbers = { permit: '特別逗留證編號', student: '學生證編號' }
export const documentExpiries = {
  worker: '獲准逗留至',
  permit: '特別逗留證有效期至',
  student: '學生證有效期至',
}
export const idNumberHint = '8 位數字，例如 1234567(8)，括號可省略'
export const idNumberUnusual = '澳門居民身份證號碼通常以 1、5 或 7 開頭，請再核對。如無誤可繼續。'
export const inLetters = (name: string) => `改為「${name}」`
export const surnameHint = '按身份證明文件上的外文姓名填寫'
export const genders = { male: '男', female: '女' }

export const photoHint = '近期彩色正面相片，最少 310×464 像素；JPG 或 PNG，不超過 5MB'
export const photoCompared = {
  comparing: '正在比對相片…',
  matched: `相片與${settings.identityBureau}的記錄相符。`,
  notSure: '系統未能自動比對相片，職員會核對。你可以繼續。',
}
export const idCopyHint = '證件正面，字樣清晰；JPG 或 PNG，不超過 5MB'

export const telephoneHint = '如與流動電話不同，8 位數字'
export const addressHint = '街道、門牌、大廈、樓層及單位'
export const languageHint = '電郵及短訊使用的語言'
export const languages = { zh: '中文', pt: '葡文', en: '英文' }
export const placeAt = (name: string, address: string) => `${name}（${address}）`

/** A day to come: the ordinary example is a date of birth. */
export const expiryHint = '年-月-日，例如 2031-03-15'
export const usernameHint = '登入時使用。4 至 30 個英文字母或數字，以字母開頭。密碼在申請獲批後設定。'
export const usernameFree = '此用戶名稱可以使用'

export const checkAll = '請核對以下資料。提交後，審批期間不能更改。'
export const change = '更改'
export const notGiven = '未有提供'
export const promotions = '推廣短訊'
export const yes = '接收'
export const no = '不接收'
export const faceCheck = '人臉識別'
export const faceCheckPassed = '已通過'
export const paymentAsked = '申請授權'
export const paymentNotAsked = '不申請'
export const statement = '聲明'
export const agreed = '本人聲明所填資料屬實，並同意上述內容'
export const send = '提交申請'

export const received = '已收到你的申請'
export const reference = '申請編號'
export const receivedOn = '收到日期'
export const decidedBy = '最遲審批日期'
export const bureauSilent = `${settings.identityBureau}的系統暫時未能回應。你的申請已經收妥，我們會自動再次查核，你毋須做任何事。`
export const whatNext = '接下來'
export const nextSteps = (dueDay: string) => [
  `我們會在 3 個工作日內，即 ${dueDay}或之前完成審批，並以電郵通知結果。`,
  '獲批後，電郵內有啟動網上帳戶的連結，你可在該處設定密碼。',
  '如資料需要更正，電郵會說明原因，並附上更正的連結；已填寫的內容會保留。',
]
export const cardIsAt = (place: string, address: string) => `會員卡可於${place}（${address}）領取。`
export const toLogin = '返回登入頁'
export const rejected = '上次申請不獲批准，原因如下。請更正後再提交；其他資料已為你保留。'
export const byGovernment = `以${settings.governmentAccount}登記`
