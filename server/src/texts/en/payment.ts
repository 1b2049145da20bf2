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
}
