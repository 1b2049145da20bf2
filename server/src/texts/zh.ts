import { contact } from './zh/contact.ts'
import { government } from './zh/government.ts'
import { guardian } from './zh/guardian.ts'
import { recovery } from './zh/recovery.ts'
import { registration } from './zh/registration.ts'
import { session } from './zh/session.ts'

interface Activation {
  username: string
  memberNumber: string
  link: string
}
interface TemporaryCard {
  name: string
  memberNumber: string
  validUntil: string
  permanentFrom: string
  /** The name under which the authority offers its classes. */
  product: string
}
export type CodePurpose =
  | 'login'
  | 'proof'
  | 'register'
  | 'activate'
  | 'correct'
  | 'change_mobile'
  | 'confirm_mobile'
  | 'reset_password'

const codeFor: Record<CodePurpose, string> = {
  login: '登入',
  proof: '確認身份',
  register: '登記',
  activate: '啟動網上帳戶',
  correct: '更正申請',
  change_mobile: '更改流動電話',
  confirm_mobile: '確認流動電話',
  reset_password: '重設密碼',
}

/** zh is the measure: it defines the words and the parameters. */
export const zh = {
  ...recovery,
  ...registration,
  ...contact,
  ...session,
  ...government,
  ...guardian,
  code: (code: string, purpose: CodePurpose) => ({
    subject: `${codeFor[purpose]}驗證碼`,
    body: `${code} 是你的${codeFor[purpose]}驗證碼，5 分鐘內有效。切勿告訴任何人，職員亦不會向你索取。`,
  }),
  activation: ({ username, memberNumber, link }: Activation) => ({
    subject: '申請已獲批准：請啟動你的網上帳戶',
    body: `你的會員申請已獲批准。

會員編號：${memberNumber}
用戶名：${username}

請於 24 小時內開啟以下連結，設定密碼並啟動網上帳戶：
${link}

連結過期後，仍可在該頁面索取新連結。`,
  }),
  loginLink: (link: string) => ({
    subject: '登入連結',
    body: `有人（希望是你）要求登入你的會員帳戶。請於 15 分鐘內開啟以下連結，並在頁面按「登入」：
${link}

連結只可使用一次。如非你本人要求，毋須理會此電郵，亦切勿轉寄：持有連結的人可登入你的帳戶。`,
  }),
  passwordChanged: (hotline: string) => ({
    subject: '你的密碼已更改',
    body: `你的會員帳戶密碼已更改，其他裝置上的登入亦已結束。如非你本人更改，請立即致電 ${hotline}。`,
  }),
  temporaryCard: ({ name, memberNumber, validUntil, permanentFrom, product }: TemporaryCard) => ({
    subject: '臨時會員卡',
    body: `會員編號 ${memberNumber} 的會員卡已報失，舊卡資料已刪除。

這是你的臨時會員卡：

姓名：${name}
會員編號：${memberNumber}
有效期至：${validUntil}

此卡只適用於報名參加${product}健身興趣班，QR 碼可在你的網上帳戶顯示。你可於 ${permanentFrom} 起換領正式會員卡。

如果不是你本人報失，請立即致電服務熱線。`,
  }),
}
