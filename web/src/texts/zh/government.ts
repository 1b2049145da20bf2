export const confirming = '正在確認政府統一帳戶…'
export const failed = '未能確認政府統一帳戶'
export const otherWays = '使用其他方式登入'
export const backToLink = '返回連結頁面'
export const notLinked = '此政府統一帳戶未連結會員帳戶'
export const whoSignedIn = (name: string) => `已確認 ${name} 的政府統一帳戶。`
export const chooseNext = '下一步，請選擇：'
export const amMember = '我已是會員'
export const amMemberWhat = '以其他方式登入一次，確認後便可連結。之後可直接以政府統一帳戶登入。'
export const logInAndLink = '登入並連結'
export const amNoMember = '我未是會員'
export const amNoMemberWhat = '登記成為會員，獲批後可連結政府統一帳戶。'
export const register = '登記成為會員'
export const government = '政府統一帳戶'
export const whatFor =
  '連結後，可用政府統一帳戶登入，毋須輸入用戶名和密碼；其他登入方式仍可使用。只可連結你本人的帳戶，並可隨時解除連結。'
export const notRead = '未能讀取連結資料。'
export const tryAgain = '再試一次'
export const reading = '載入中…'
export const terms = '使用條款（政府統一帳戶）'
export const agreed = '本人已閱讀並接受以上條款'
export const accept = '接受條款'
export const acceptAndGo = '接受並前往政府統一帳戶'
export const acceptedOn = (day: string) => `你已於 ${day} 接受使用條款。`
export const readTerms = '查看條款'
export const goThere = '前往政府統一帳戶'
export const linkNow = '確認連結'
export const linkThis = (name: string) => `將 ${name} 的政府統一帳戶連結到你的會員帳戶？`
export const linkThisOne = '將剛才確認的政府統一帳戶連結到你的會員帳戶？'
export const another = '使用另一政府統一帳戶'
export const linked = '已連結'
export const linkedSince = (day: string) => `自 ${day} 起，可用政府統一帳戶登入這個會員帳戶。`
export const justLinked = '已連結政府統一帳戶，我們已發訊息通知你。'
export const justUnlinked = '已取消連結，我們已發訊息通知你。'
export const unlink = '取消連結'
export const consequences = [
  '政府統一帳戶不能再登入你的會員帳戶。',
  '其他裝置上的登入會即時結束。',
  '會籍不受影響，可繼續以其他方式登入。',
]
export const unlinkNow = '確定取消連結'
export const keep = '保留連結'
export const backToAccount = '返回我的帳戶'
