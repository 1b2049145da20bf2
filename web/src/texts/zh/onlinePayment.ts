export const states = {
  not_requested: '未有申請。',
  pending: '等待授權。',
  authorised: '已獲授權。',
  declined: '未獲授權。',
  withdrawn: '授權已撤回。',
}
export const statesWhat = {
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
