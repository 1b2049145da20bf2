import { groupedMemberNumber } from '@palaestra/contract'
import { longDay } from './day.ts'

interface TemporaryCard {
  name: string
  memberNumber: string
  /** yyyy-mm-dd, like the day after it */
  validUntil: string
  permanentFrom: string
  /** The name under which the authority offers its classes. */
  product: string
  hotline: string
}

export const card = {
  temporary: ({ name, memberNumber, validUntil, permanentFrom, product, hotline }: TemporaryCard) => ({
    subject: '臨時會員卡',
    body: `你的會員卡已報失，舊卡資料已刪除。

你現持臨時會員卡：
姓名：${name}
會員編號：${groupedMemberNumber(memberNumber)}
有效期至：${longDay(validUntil)}

臨時會員卡只適用於報名參加${product}健身興趣班。附件為該卡，可存於流動電話或列印；其二維碼亦可在「我的帳戶」查看。你可於 ${longDay(permanentFrom)}起換領正式會員卡。

如非你本人報失，請立即致電服務熱線 ${hotline}。`,
  }),

  /** A text message, of which the subject stands in the account: so that who reads another’s mailbox cannot report a loss unseen. */
  lossReported: (hotline: string) => ({
    subject: '你的會員卡已報失',
    body: `你的會員卡已報失，舊卡即時失效。臨時會員卡不能用於已預約的場地。這些預約在開始前可於帳戶取消，不會有任何損失。如非你本人報失，請立即致電服務熱線 ${hotline}。`,
  }),

  /** Thirty days and seven days before its last day. */
  cardExpires: (day: string, hotline: string) => ({
    subject: '會員卡即將到期',
    body: `你的會員卡於 ${longDay(day)}到期。到期後不能使用服務，亦不能出示二維碼。請於到期前登入帳戶續期。如需協助，請致電服務熱線 ${hotline}。`,
  }),

  /** The same of the document on file. */
  documentExpires: (day: string, hotline: string) => ({
    subject: '身份證明文件即將到期',
    body: `你登記的身份證明文件於 ${longDay(day)}到期。請於到期前登入帳戶更新證件資料。如需協助，請致電服務熱線 ${hotline}。`,
  }),

  /** Of both, where they end on one day: a permit’s card ends with the permit. */
  bothExpire: (day: string, hotline: string) => ({
    subject: '身份證明文件及會員卡即將到期',
    body: `你登記的身份證明文件及會員卡於 ${longDay(day)}到期。到期後不能使用服務，亦不能出示二維碼。請於到期前登入帳戶更新證件資料。如需協助，請致電服務熱線 ${hotline}。`,
  }),
}
