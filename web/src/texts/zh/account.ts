export const account = '帳戶管理'
export const card = '會員卡'
export const states = { permanent: '有效', temporary: '臨時卡', suspended: '暫停使用' }
export const memberNumber = '會員編號'
export const validUntil = '有效期至'
export const swapFrom = (day: string) => `由 ${day} 起可換領正式卡`
export const showCode = '顯示 QR 碼'
export const hideCode = '隱藏 QR 碼'
export const code = '會員卡 QR 碼'
export const codeHint = '出示給職員或對準讀碼器。請調高螢幕亮度；QR 碼會自動更新。'
export const codeComing = '正在準備 QR 碼…'
export const codeNotRead = '未能取得 QR 碼。'
export const notRead = '未能讀取會員資料。'
export const tryAgain = '再試一次'
export const contact = '聯絡資料'
export const username = '用戶名'
export const mobile = '流動電話'
export const email = '電郵'
export const language = '通訊語言'
export const languages = { zh: '中文', pt: '葡文', en: '英文' }
export const none = '未有提供'
export const unconfirmed = '尚未確認'
export const changeMobile = '更改流動電話'
export const addMobile = '加入流動電話'
export const confirmMobile = '確認流動電話'
export const changeEmail = '更改電郵'
export const addEmail = '加入電郵'
export const confirmEmail = '確認電郵'
export const security = '登入及保安'
export const changePassword = '更改密碼'
export const securityWhat = '查看哪些裝置登入了你的帳戶，並了解怎樣保護它。'
export const stayingSafe = '安全使用指引'
export const terms = '條款'
export const termsOfUse = '使用條款'
export const lostCard = '遺失會員卡'
export const lostCardWhat = '遺失會員卡應儘快報失，臨時卡會以電郵發送。'
export const lossRuns = '已報失，臨時卡已發送到你的電郵。'
export const reportLoss = '報失會員卡'
export const swapCard = '換領正式卡'
export const government = '政府統一帳戶'
export const governmentWhat = '連結後可用政府統一帳戶登入。'
export const linkGovernment = '連結或取消連結'
export const children = '子女'
export const childrenWhat = '授權、不授權或撤回子女的網上付款。'
export const childrenPayment = '子女的網上付款'
export const onlinePayment = '網上付款'
export const paymentStates = {
  not_requested: '未有申請。',
  pending: '等待授權。',
  authorised: '已獲授權。',
  declined: '未獲授權。',
  withdrawn: '授權已撤回。',
}
export const paymentStatesWhat = {
  not_requested: '網上租場、購買泳池門票及報讀興趣班須先獲父母或監護人授權。',
  pending: '父母或監護人作出決定前，未能網上租場、購買泳池門票或報讀興趣班。',
  authorised: '你可以網上租場、購買泳池門票及報讀興趣班。',
  declined: '你的父母或監護人沒有授權。你可以再次請求。',
  withdrawn: '你的父母或監護人已撤回授權。你可以再次請求。',
}
export const askGuardian = '請父母或監護人授權'
export const askAgain = '再次發送電郵給父母或監護人'
export const guardianAsked = '已發送電郵給你的父母或監護人，連結 72 小時內有效。'
export const guardianNoMember = '你的父母或監護人尚未是會員，須先有會員帳戶才可授權。'
export const letterComes = '帳戶啟動後，我們會自動發送電郵給他們。'
export const thenAsk = '帳戶啟動後，你便可在此請求授權。'
export const guardianRegisters = '父母或監護人由此登記'
