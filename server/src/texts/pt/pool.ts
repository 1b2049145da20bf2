import type { ClosureReason } from '@palaestra/contract'
import type { ToldPoolClosing, ToldTicket, pool as zh } from '../zh/pool.ts'
import { longAmount, longMoment, longSpan } from './day.ts'

const reasons: Record<ClosureReason, string> = {
  typhoon: 'Por causa do tufão',
  rainstorm: 'Por causa da chuva intensa',
  maintenance: 'Por motivo de obras de manutenção',
  event: 'Por motivo de um evento na piscina',
  other: 'Por motivo imprevisto',
}
const references = ({ tickets }: ToldPoolClosing) => tickets.map(({ reference }) => reference).join(', ')
const time = ({ startsAt, endsAt, timeZone }: Pick<ToldTicket, 'startsAt' | 'endsAt' | 'timeZone'>) =>
  longSpan(startsAt, endsAt, timeZone)

const price = ({ amount, isPaid }: ToldTicket) => {
  if (amount === 0) return 'gratuito'
  return isPaid ? `${longAmount(amount)}, já pagas` : `${longAmount(amount)}, a pagar no balcão à chegada`
}
const back = ({ amount, isPaid, atDesk }: ToldTicket) => {
  if (!isPaid || amount === 0) return 'Não tem nada a pagar'
  return atDesk
    ? `Levante ${longAmount(amount)} no balcão da piscina, com o cartão de sócio`
    : `Devolvemos ${longAmount(amount)} pelo meio com que pagou`
}
const withChildren = (children: number) => `${children} ${children === 1 ? 'criança' : 'crianças'}`
const what = (told: ToldTicket) => `${told.pool} (${told.address})
${time(told)}
Para: ${told.children === 0 ? 'uma pessoa' : `si e ${withChildren(told.children)}`}`

export const pool: typeof zh = {
  bought: (told) => ({
    subject: `Bilhete de piscina: ${told.pool} (${told.reference})`,
    body: `O seu bilhete é válido:

${what(told)}
Preço: ${price(told)}
Número: ${told.reference}

Entrada: ${longSpan(told.enterFrom, told.enterBy, told.timeZone)}. Mostre à entrada o código QR do seu cartão de sócio. Depois disso, o bilhete perde a validade, o lugar fica livre para outros e o valor pago não é devolvido.

Se não puder vir, devolva o bilhete na sua conta antes do início da sessão, para que outra pessoa possa nadar.`,
  }),
  givenBack: (told) => ({
    subject: `Bilhete de piscina devolvido (${told.reference})`,
    body: `O seu bilhete foi devolvido. ${back(told)}:

${what(told)}
Número: ${told.reference}`,
  }),
  tooLate: (told) => ({
    subject: `Bilhete não conseguido, com reembolso (${told.reference})`,
    body: `Quando pagou, o tempo da reserva já tinha acabado e os lugares já eram de outras pessoas, ou já não era possível entrar nesta sessão. Devolvemos ${longAmount(told.amount)} pelo meio com que pagou:

${what(told)}
Número: ${told.reference}`,
  }),
  closed: (told) => ({
    subject: `Piscina encerrada, bilhete cancelado (${references(told)})`,
    body: `${reasons[told.reason]}, a piscina está encerrada e tivemos de cancelar o seu bilhete:

${told.tickets.map((ticket) => `${what(ticket)}\nNúmero: ${ticket.reference}`).join('\n\n')}
${told.text && `\n${told.text}\n`}
${told.refund > 0 ? `Devolvemos ${longAmount(told.refund)} pelo meio com que pagou` : 'Não tem nada a pagar'}. Pode comprar outro bilhete para este dia. Pedimos desculpa pelo incómodo.`,
  }),
  closedInShort: ({ reason, many, pool, startsAt, timeZone, refund }) => ({
    subject: '',
    body: `${reasons[reason]}, a piscina está encerrada. ${many > 1 ? `Cancelados ${many} bilhetes, o primeiro de ` : 'Cancelado o bilhete de '}${longMoment(startsAt, timeZone)}, ${pool}.${refund > 0 ? ` Devolvemos ${longAmount(refund)}.` : ''} Não venha.`,
  }),
  line: ({ children, ...session }) =>
    `${time(session)}, uma pessoa${children === 0 ? '' : ` e ${withChildren(children)}`}`,
}
