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
}
