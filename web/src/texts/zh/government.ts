import { settings } from '../../settings.ts'

export const confirming = `正在確認${settings.governmentAccount}…`
export const failed = `未能確認${settings.governmentAccount}`
export const otherWays = '使用其他方式登入'
export const backToLink = '返回連結頁面'
export const notLinked = `此${settings.governmentAccount}未連結會員帳戶`
export const chooseNext = '下一步，請選擇：'
export const signedInChooseNext = (name: string) => `已確認 ${name} 的${settings.governmentAccount}。${chooseNext}`
export const amMember = '我已是會員'
export const amMemberWhat = `以其他方式登入一次，確認後便可連結。之後可直接以${settings.governmentAccount}登入。`
export const logInAndLink = '登入並連結'
export const amNoMember = '我尚未成為會員'
export const amNoMemberWhat = `登記成為會員，已知的資料會自動填寫；獲批後可用${settings.governmentAccount}登入。`
export const register = '登記成為會員'
export const government = settings.governmentAccount
export const whatFor = `連結後，可用${settings.governmentAccount}登入，毋須輸入用戶名稱和密碼；其他登入方式仍可使用。只可連結你本人的帳戶，並可隨時取消連結。`
export const notRead = '未能讀取連結資料。'
export const tryAgain = '再試一次'
export const reading = '載入中…'
export const terms = `使用條款（${settings.governmentAccount}）`
export const agreed = '本人已閱讀並接受以上條款'
export const accept = '接受條款'
export const acceptAndGo = `接受並前往${settings.governmentAccount}`
export const acceptedOn = (day: string) => `你已於 ${day} 接受使用條款。`
export const readTerms = '查看條款'
export const goThere = `前往${settings.governmentAccount}`
export const linkNow = '確認連結'
export const linkThis = (name: string) => `將 ${name} 的${settings.governmentAccount}連結到你的會員帳戶？`
export const linkThisOne = `將剛才確認的${settings.governmentAccount}連結到你的會員帳戶？`
export const another = `使用另一${settings.governmentAccount}`
export const linked = '已連結'
export const linkedSince = (day: string) => `已於 ${day} 連結。可用${settings.governmentAccount}登入這個會員帳戶。`
export const justLinked = `已連結${settings.governmentAccount}，我們已發訊息通知你。`
export const justUnlinked = '已取消連結，我們已發訊息通知你。'
export const unlink = '取消連結'
export const consequences = [
  `不能再以${settings.governmentAccount}登入你的會員帳戶。`,
  '其他裝置會即時登出。',
  '會籍不受影響，可繼續以其他方式登入。',
]
export const unlinkNow = '確定取消連結'
export const keep = '保留連結'
export const changeByIt = `以${settings.identityBureau}的資料更改會員資料`
