import { longAmount } from './day.ts'

interface Refunded {
  reference: string
  /** In avos. */
  amount: number
}

export const payment = {
  refunded: ({ reference, amount }: Refunded) => ({
    subject: `Refunded (${reference})`,
    body: `We have paid back ${longAmount(amount)} in the way in which you paid (order ${reference}). When it arrives depends on your bank or payment service.`,
  }),
  handedOut: ({ reference, amount, hotline }: Refunded & { hotline: string }) => ({
    subject: `Refund handed out (${reference})`,
    body: `We have handed out ${longAmount(amount)} at the desk (order ${reference}). If it was not you who collected it, please call ${hotline}.`,
  }),
  transferred: ({ reference, amount }: Refunded) => ({
    subject: `Refunded by bank transfer (${reference})`,
    body: `The payment service could not pay back ${longAmount(amount)} (order ${reference}), so we have paid it by bank transfer. When it arrives depends on your bank.`,
  }),
}
