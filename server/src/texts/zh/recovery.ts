import { groupedMemberNumber } from '@palaestra/contract'
import { longMoment } from './day.ts'

interface PasswordReset {
  username: string
  link: string
}
interface MobileRecoveryBegun {
  mobileHint: string
  at: Date
  /** The authority’s. */
  timeZone: string
  /** The link that stops it. */
  link: string
}

type MobileRecoveryToldInAccount = Omit<MobileRecoveryBegun, 'link'> & { hotline: string }

/** Reminders, and letters about a change of number, go out by e-mail and as text messages: their words are short. */
export const recovery = {
  usernameReminder: (username: string) => ({
    subject: '你的用戶名稱',
    body: `你的用戶名稱是 ${username}。如非你本人查詢，毋須理會，你的帳戶沒有任何更改。`,
  }),
  memberNumberReminder: (memberNumber: string) => ({
    subject: '你的會員編號',
    body: `你的會員編號是 ${groupedMemberNumber(memberNumber)}。如非你本人查詢，毋須理會，你的帳戶沒有任何更改。`,
  }),
  passwordReset: ({ username, link }: PasswordReset) => ({
    subject: '重設密碼',
    body: `我們收到為用戶名稱 ${username} 重設密碼的要求。

如屬你本人要求，請於 60 分鐘內開啟以下連結，設定新密碼：
${link}

連結只可使用一次；再次要求後，只有最新的連結有效。
如非你本人要求，毋須理會，你的密碼沒有任何更改。`,
  }),
  mobileRecovery: ({ link }: { link: string }) => ({
    subject: '遺失流動電話：更改號碼',
    body: `有人表示遺失了你帳戶的流動電話。

如屬你本人要求，請於 24 小時內開啟以下連結，填寫新號碼：
${link}

如非你本人要求，毋須理會，你的帳戶沒有任何更改。`,
  }),
  mobileRecoveryBegun: ({ mobileHint, at, timeZone, link }: MobileRecoveryBegun) => ({
    subject: '流動電話號碼即將更改',
    body: `你帳戶的流動電話號碼將於 ${longMoment(at, timeZone)} 更改為 ${mobileHint}。如非你本人要求，請在此之前開啟連結停止：${link}`,
  }),
  /** The same in the account, without the link. */
  mobileRecoveryBegunInAccount: ({ mobileHint, at, timeZone, hotline }: MobileRecoveryToldInAccount) => ({
    subject: '流動電話號碼即將更改',
    body: `你帳戶的流動電話號碼將於 ${longMoment(at, timeZone)} 更改為 ${mobileHint}。如非你本人要求，請在此之前開啟我們發給你的連結停止，或立即致電 ${hotline}。`,
  }),
  mobileRecoveryStopped: (hotline: string) => ({
    subject: '已停止更改流動電話號碼',
    body: `更改流動電話號碼的要求已停止，你的號碼維持不變。如非你本人停止，請致電 ${hotline}。`,
  }),
  /** One more sentence in the letter about a change that has stopped it. */
  mobileRecoveryOvertaken: (body: string) => `${body}先前更改流動電話號碼的要求亦已停止，不會生效。`,
  mobileRecoveryFailed: (hotline: string) => ({
    subject: '流動電話號碼未能更改',
    body: `新號碼已有其他會員使用，你的號碼維持不變。如有疑問，請致電 ${hotline}。`,
  }),
}
