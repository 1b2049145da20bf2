import { longDay } from './day.ts'

interface Received {
  reference: string
  /** yyyy-mm-dd */
  dueOn: string
}
interface Rejected {
  reference: string
  reason: string
  link: string
}
export type Shared = 'idNumber' | 'email'

const sharedWord: Record<Shared, string> = { idNumber: '證件號碼', email: '電郵地址' }

export const application = {
  received: ({ reference, dueOn }: Received) => ({
    subject: `已收到你的會員申請（${reference}）`,
    body: `我們已收到你的會員申請。

申請編號：${reference}
我們會於 ${longDay(dueOn)}或之前完成審批，並以電郵通知結果。

現階段毋須辦理其他手續。查詢時請提供申請編號。`,
  }),
  rejected: ({ reference, reason, link }: Rejected) => ({
    subject: `會員申請不獲批准（${reference}）`,
    body: `很抱歉，你的會員申請（編號 ${reference}）不獲批准。

原因：
${reason}

你可於 30 天內開啟以下連結更正申請，毋須重新填寫：
${link}

我們會先向你申請時登記的流動電話發送驗證碼。`,
  }),
  duplicate: (shared: Shared, hotline: string) => ({
    subject: '有人嘗試以你的資料登記',
    body: `有人以你的${sharedWord[shared]}提交了會員申請。你已是會員，你的帳戶沒有任何更改。

如屬你本人提交，毋須再次登記，請直接登入。
如非你本人，毋須理會；如有疑問，請致電服務熱線 ${hotline}。`,
  }),
}
