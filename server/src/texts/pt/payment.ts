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
  handedOut: ({ reference, amount, hotline }: Refunded & { hotline: string }) => ({
    subject: `Reembolso entregue ao balcão (${reference})`,
    body: `Entregámos ao balcão o reembolso de ${longAmount(amount)} (encomenda ${reference}). Se não foi a si, telefone para ${hotline}.`,
  }),
  transferred: ({ reference, amount }: Refunded) => ({
    subject: `Reembolso por transferência (${reference})`,
    body: `O serviço de pagamento não conseguiu devolver ${longAmount(amount)} (encomenda ${reference}), por isso fizemos uma transferência bancária. O dia em que o valor chega depende do seu banco.`,
  }),
}
