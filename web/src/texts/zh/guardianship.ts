export const guardians = '父母及監護人'
export const whatFor =
  '未滿 18 歲的會員可有多於一位父母或監護人。任何一位均可授權網上付款，亦可隨時撤回；每次決定都會通知其他人。'
export const mine = '我的父母或監護人'
export const ofChild = (name: string) => `${name}的父母或監護人`
export const none = '未有登記父母或監護人。'
export const nobody = '你沒有登記任何父母或監護人，亦沒有登記為他人的父母或監護人。'
export const me = '（你）'
export const unnamed = (end: string) => `證件號碼尾號 ${end}`
export const noMember = '尚未有會員帳戶。登記成為會員後，才可作出決定。'
export const relations = { parent: '父親或母親', guardian: '監護人', either: '父母或監護人' }
export const enteredBy = { application: '入會申請時登記', family: '由家人登記', counter: '在櫃檯登記' }
export const since = (moment: string) => `由 ${moment} 起`
export const untilThen = (from: string, to: string, why: string) => `${from} 至 ${to}（${why}）`
export const endedBecause = { of_age: '會員已滿 18 歲', staff: '由職員結束' }
export const handedOver = (moment: string) =>
  `你已滿 18 歲，一切事宜由你自己決定（${moment} 起）。父母或監護人的登記已結束，以下為記錄。`
export const said = '網上付款的決定記錄'
export const you = '你'
export const by = {
  application: '入會申請',
  child: '會員本人',
  guardian: '父母或監護人',
  counter: '櫃檯',
  portal: '系統（作出授權的人不再是父母或監護人）',
}
export const states = {
  not_requested: '未有申請',
  pending: '請求授權',
  authorised: '授權',
  declined: '不授權',
  withdrawn: '撤回授權',
}
export const word = (who: string, what: string) => `${who}：${what}`
export const add = '新增父母或監護人'
export const addFor = (whose: string) => `新增父母或監護人：${whose}`
export const added = '已新增，並已通知各人。'
export const addWhat = (name: string) => `為${name}新增另一位父母或監護人，例如父親以外再加母親。`
export const addOwnWhat = '為你自己登記父母或監護人，可登記多於一位。'
export const addPoints = (bureau: string, most: number) => [
  `資料會與${bureau}核對；核對不到的，可帶同文件到櫃檯登記。`,
  '已作出的網上付款決定維持不變。',
  '新增的人首次授權前，須通過人臉識別。',
  `最多可登記 ${most} 位。`,
]
export const idNumber = '新增父母或監護人的證件號碼'
export const idNumberHint = '8 位數字，例如 1234567(8)，括號可省略'
export const birthDate = '新增父母或監護人的出生日期'
export const gender = '新增父母或監護人的性別'
export const genders = { male: '男', female: '女' }
export const relationTo = (name: string) => `與${name}的關係`
export const relationToMe = '與你的關係'
export const back = '返回'
export const notRead = '未能讀取資料。'
export const tryAgain = '再試一次'
export const toPayment = '子女的網上付款'
export const toAccount = '返回我的帳戶'
