import { longAmount } from './day.ts'

interface Refunded {
  reference: string
  /** In avos. */
  amount: number
}

export const payment = {
  refunded: ({ reference, amount }: Refunded) => ({
    subject: `Reembolso efectuado (${reference})`,
    body: `Devolvemos ${longAmount(amount)} pelo meio com que pagou (encomenda ${reference}). O dia em que o valor chega depende do seu banco ou serviço de pagamento.`,
  }),
}
