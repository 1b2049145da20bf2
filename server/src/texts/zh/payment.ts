import { longAmount } from './day.ts'

interface Refunded {
  reference: string
  /** In avos. */
  amount: number
}

export const payment = {
  refunded: ({ reference, amount }: Refunded) => ({
    subject: `已退款（${reference}）`,
    body: `我們已按你原來的付款方式退回 ${longAmount(amount)}（訂單 ${reference}）。款項何時存入，視乎你的銀行或付款服務而定。`,
  }),
  handedOut: ({ reference, amount, hotline }: Refunded & { hotline: string }) => ({
    subject: `已在櫃台退款（${reference}）`,
    body: `我們已在櫃台退回 ${longAmount(amount)}（訂單 ${reference}）。如你沒有收取，請致電 ${hotline}。`,
  }),
  transferred: ({ reference, amount }: Refunded) => ({
    subject: `已轉帳退款（${reference}）`,
    body: `付款服務未能退回 ${longAmount(amount)}（訂單 ${reference}），我們已改以銀行轉帳退回。款項何時存入，視乎你的銀行而定。`,
  }),
}
