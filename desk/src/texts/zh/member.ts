export const title = '會員'
export const meaning = '以姓名、會員編號、證件號碼、電話、電郵或用戶名稱搜尋。每次查閱均有記錄。'
export const search = '搜尋'
export const searchFor = '搜尋會員'
export const searchHint = '例如姓名的開首、會員編號或電話。'
export const none = '找不到會員。'
export const found = '搜尋結果'
export const held = '暫停服務'
export const notActive = '未啟動網上帳戶'
export const nextPage = '下一頁'
export const loading = '正在開啟檔案…'
export const number = '會員編號'
export const username = '用戶名稱'
export const birthDate = '出生日期'
export const idNumber = '證件號碼'
export const documentNumber = '證件編號'
export const documentExpiry = '證件有效期'
export const email = '電郵'
export const mobile = '流動電話'
export const telephone = '聯絡電話'
export const address = '地址'
export const joinedAt = '入會時間'
export const card = '會員卡'
export const cards = {
  permanent: (until: string) => `正式會員卡，有效期至 ${until}`,
  temporary: (until: string) => `臨時會員卡，有效期至 ${until}`,
}
export const handedOut = '派發會員卡'
export const nothing = '—'
export const photo = '相片'
export const showPhoto = '顯示相片'
export const idCopy = '證件副本'
export const showIdCopy = '顯示證件副本'
export const linkEnded = '連結已失效，請再按一次。'
export const holds = '暫停服務記錄'
export const holdReasons = {
  loss: '報失',
  authority: '由當局暫停',
  documents: '欠交文件',
  no_show: '缺席',
}
export const since = (at: string) => `由 ${at}`
export const ended = (at: string) => `至 ${at}`
export const noShows = '缺席'
export const noShowCounts = '計算在內'
export const noShowExcused = (at: string) => `${at} 獲豁免`
export const whichNoShow = '哪個預約'
export const stands = '生效中'
export const consents = '網上付款同意'
export const consentParts = {
  own: '本人',
  child: '子女',
}
export const consentStates = {
  not_requested: '未要求',
  pending: '待回覆',
  authorised: '已授權',
  declined: '已拒絕',
  withdrawn: '已撤回',
}
export const sessions = '登入中的裝置'
export const seen = (at: string) => `最近於 ${at}`
export const letters = '訊息'
export const channels = {
  email: '電郵',
  sms: '短訊',
}
export const letterKinds = {
  code: '驗證碼',
  activate: '啟動帳戶',
  notice: '通知',
  card: '會員卡',
  application: '申請',
  reminder: '提示',
}
export const sent = '已發出'
export const undelivered = '未能送達'
export const waiting = '待發出'
export const applications = '申請'
export const history = '操作記錄'
export const actNames = {
  impose: '暫停服務',
  lift: '恢復服務',
  excuse: '豁免缺席',
  changeEmail: '更改電郵',
  changeMobile: '更改流動電話',
  endSessions: '登出所有裝置',
  inviteAgain: '重發啟動電郵',
  handOut: '派發會員卡',
  askDocuments: '要求遞交文件',
  changePersonal: '更改其他資料',
  reportLoss: '報失會員卡',
  swapCard: '換領正式會員卡',
}
export const actMeanings = {
  impose: '會員不能再使用服務，並會收到原因。',
  lift: '會員可再使用服務，並會獲通知。',
  excuse: '不再計算這次缺席，因此而起的暫停亦會解除。會員會收到原因。',
  changeEmail: '會員須親臨並出示證件。新舊電郵均會獲通知，所有登入會被登出。',
  changeMobile: '會員須親臨並出示證件。新舊號碼均會獲通知，所有登入會被登出。',
  endSessions: '會員在所有裝置登出，並會獲通知。',
  inviteAgain: '會員會再收到啟動網上帳戶的電郵。',
  handOut: '記錄會員已領取會員卡，只可記錄一次。',
  askDocuments: '會員會收到通知，並可在網上遞交。逾期未遞交，服務會暫停，直至文件獲接納。',
  changePersonal: '即時生效。會員會獲通知更改了哪些項目。',
  reportLoss: '會員須親臨並出示證件。舊卡即時失效，臨時會員卡會以電郵發送，所有登入會被登出。',
  swapCard: '報失第 20 天起可換領。會員會獲通知。',
}
export const done = {
  impose: '已暫停服務。',
  lift: '已恢復服務。',
  excuse: '已豁免缺席，會員已獲通知。',
  changeEmail: '已更改電郵。',
  changeMobile: '已更改流動電話。',
  endSessions: '已登出所有裝置。',
  inviteAgain: '已重發啟動電郵。',
  handOut: '已記錄派發會員卡。',
  askDocuments: '已要求會員遞交文件。',
  changePersonal: '已更改資料，會員已獲通知。',
  reportLoss: '已報失會員卡，臨時會員卡已發送。',
  swapCard: '已換領正式會員卡。',
}
export const newEmail = '新電郵'
export const newMobile = '新流動電話'
export const reason = '原因'
export const reasonHint = '會永久保存在操作記錄，請勿填寫個人資料。'
export const memberReads = '會員會收到此原因。它會永久保存在操作記錄，請勿填寫個人資料。'
export const papersSeen = '我已核對會員本人及其證件'
export const cancel = '取消'
export const area = '地區'
export const language = '通訊語言'
export const languages = { zh: '中文', pt: '葡文', en: '英文' }
export const pickUpPlace = '領卡地點'
export const promotions = '推廣短訊'
export const wanted = '接收'
export const notWanted = '不接收'
export const noPromotions = '不希望收到推廣短訊'
export const circumstances = '遺失經過'
export const circumstancesHint = '按會員所述填寫：何時、何地、如何遺失。'
