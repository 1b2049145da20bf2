export const consent = '授權網上付款'
export const consentWhat = '未滿 18 歲的會員須獲父母或監護人授權，才可網上付款。請在此作出決定。'
export const logIn = '登入'
export const notYetMember = '未有會員帳戶？'
export const register = '會員登記'
export const readTerms = '使用條款（父母或監護人）'
export const linkEnded = '此連結已失效或已使用。'
export const notTheGuardian = '此連結是發給另一位父母或監護人的。如你有另一個帳戶，請以該帳戶登入。'
export const withoutLink = '沒有連結也可以決定：你的子女及其網上付款狀態都列於你的帳戶。'
export const toChildren = '查看子女的網上付款'
export const yesMeans = '如你授權，該會員便可：'
export const yesMeansPoints = ['在網上租場、購買泳池門票及報讀興趣班；', '為此在網上付款。費用由你承擔。']
export const authorise = '授權'
export const decline = '不授權'
export const answered = { authorised: '已授權網上付款', declined: '沒有授權網上付款' }
export const canBeChanged = '你可隨時在「我的帳戶」更改決定，即時生效。'

export const children = '子女的網上付款'
export const logInFirst = `為保障未成年人的私隱，請先登入你自己的會員帳戶。登入後會前往「${children}」，可在該處作出決定。`
export const childrenWhat = '以下未滿 18 歲的會員由你擔任父母或監護人。你可隨時授權其使用網上付款，或撤回授權。'
export const notRead = '未能讀取子女資料。'
export const tryAgain = '再試一次'
export const noChildren = '目前沒有未成年會員登記你為其父母或監護人。'
export const noChildrenHow = '子女登記時填寫你的證件號碼，獲批成為會員後便會在此列出。'
export const toAccount = '返回我的帳戶'
export const toGuardians = '父母及監護人'
export const faceLater = '稍後再做'
export const numbered = (number: string) => `會員編號 ${number}`
export const since = (moment: string) => `（由 ${moment} 起）`
export const states = {
  not_requested: '未有申請',
  pending: '等待你決定',
  authorised: '已授權',
  declined: '不授權',
  withdrawn: '已撤回授權',
}
export const statesWhat = {
  not_requested: '申請時沒有要求網上付款。你仍可授權。',
  pending: '正等待你授權。在你決定前，該會員不能網上付款。',
  authorised: '該會員可以網上付款。',
  declined: '你沒有授權，該會員不能網上付款。',
  withdrawn: '你已撤回授權，該會員不能網上付款。',
}
export const nowIs = {
  not_requested: (name: string) => `${name} 未有申請網上付款。`,
  pending: (name: string) => `${name} 申請網上付款，正等待你的決定。`,
  authorised: (name: string) => `${name} 現在可以網上付款。`,
  declined: (name: string) => `你沒有授權，${name} 不能網上付款。`,
  withdrawn: (name: string) => `你已撤回授權，${name} 不能再網上付款。`,
}
export const authoriseFor = (name: string) => `授權：${name}`
export const declineFor = (name: string) => `不授權：${name}`
export const withdraw = '撤回授權'
export const withdrawFor = (name: string) => `撤回授權：${name}`
export const withdrawSure = '撤回授權？'
export const withdrawWhat = (name: string) =>
  `${name} 即時不能再網上租場、購買泳池門票或報讀興趣班。已確認的預約不受影響。`
export const keep = '保留授權'

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
export const guardianNoMember = '你的父母或監護人尚未成為會員，須先開立會員帳戶才可授權。'
export const noGuardian = '你未有登記父母或監護人。登記後，他們才可授權。'
export const nameGuardian = '登記父母或監護人'
export const letterComes = '帳戶啟動後，我們會自動發送電郵給他們。'
export const thenAsk = '帳戶啟動後，你便可在此請求授權。'
export const guardianRegisters = '父母或監護人由此登記'
