import type { ClosureReason } from '@palaestra/contract'
import type {
  ToldBooking,
  ToldCancelled,
  ToldClosing,
  ToldPlace,
  ToldSoonInShort,
  booking as zh,
} from '../zh/booking.ts'
import { longAmount, longMoment, longSpan } from './day.ts'

const reasons: Record<ClosureReason, string> = {
  typhoon: 'Por causa do tufão',
  rainstorm: 'Por causa da chuva intensa',
  maintenance: 'Por motivo de obras de manutenção',
  event: 'Por motivo de um evento no recinto',
  other: 'Por motivo imprevisto',
}
const because = ({ reason }: ToldClosing) => reasons[reason]
const references = ({ bookings }: ToldClosing) => bookings.map(({ reference }) => reference).join(', ')

const price = ({ amount, isPaid }: ToldBooking) => {
  if (amount === 0) return 'gratuito'
  return isPaid ? `${longAmount(amount)}, já pagas` : `${longAmount(amount)}, a pagar no balcão à chegada`
}
const back = ({ amount, atDesk }: ToldBooking) =>
  atDesk
    ? `Levante ${longAmount(amount)} no balcão de um recinto, com o cartão de sócio,`
    : `Devolvemos ${longAmount(amount)} pelo meio com que pagou`
/** What becomes of what was paid, where staff have cancelled. */
const backOrNot = (told: ToldCancelled) => {
  if (told.refund > 0) return back({ ...told, amount: told.refund })
  return told.isPaid ? 'O valor pago não é devolvido' : 'Não tem nada a pagar'
}
/** Where it is, and when. */
export const what = ({ venue, address, facility, court, startsAt, timeZone, hours = 1 }: ToldPlace) =>
  `${venue} (${address})
${facility}, ${court}
${longMoment(startsAt, timeZone)}, ${hours === 1 ? 'uma hora' : `${hours} horas`}`

const stretch = ({ startsAt, endsAt, timeZone }: Pick<ToldSoonInShort, 'startsAt' | 'endsAt' | 'timeZone'>) =>
  longSpan(startsAt, endsAt, timeZone)

export const booking: typeof zh = {
  booked: (told) => ({
    subject: `Reserva confirmada: ${told.facility} (${told.reference})`,
    body: `A sua reserva está confirmada:

${what(told)}
Preço: ${price(told)}
Número: ${told.reference}

Se não puder vir, cancele na sua conta, para que outra pessoa possa jogar. Até ${longMoment(told.freeUntil, told.timeZone)} recupera o direito a outra reserva; depois disso, já não.`,
  }),
  keptForYou: (told) => ({
    subject: `Campo guardado para si, por pagar: ${told.facility} (${told.reference})`,
    body: `A seu pedido, os nossos funcionários guardaram para si:

${what(told)}
Preço: ${longAmount(told.amount)}
Número: ${told.reference}

Pague até ${longMoment(told.payBy, told.timeZone)}, na sua conta ou no balcão de um recinto. O que não for pago até lá fica para outras pessoas. Se não fez este pedido, telefone para ${told.hotline}.`,
  }),
  won: (told) => ({
    subject: `Sorteado: ${told.facility} (${told.reference})`,
    body: `Foi sorteado para esta hora:

${what(told)}
Preço: ${told.payBy ? longAmount(told.amount) : price(told)}
Número: ${told.reference}

${told.payBy ? `Inicie sessão na sua conta e pague até ${longMoment(told.payBy, told.timeZone)}. O que não for pago até lá fica para outras pessoas.` : 'A sua reserva está confirmada. Se não puder vir, cancele na sua conta, para que outra pessoa possa jogar.'}`,
  }),
  reminded({ stretches, due, paid, freeUntil, isFree }) {
    const [first] = stretches
    const until = longMoment(freeUntil, first.timeZone)
    const lost = `${paid > 0 ? 'o valor pago não é devolvido e ' : ''}a reserva continua a contar para o número a que tem direito`
    return {
      subject: `Lembrete: ${first.facility}, ${longMoment(first.startsAt, first.timeZone)}`,
      body: `Tem reservado:

${stretches
  .map(
    (told) => `${told.venue} (${told.address})
${told.facility}, ${told.court}
${stretch(told)}
Número: ${told.references.join(', ')}`,
  )
  .join('\n\n')}

À chegada, mostre o cartão de sócio no balcão${due > 0 ? ` e pague ${longAmount(due)}` : ''}.

Se não puder vir, inicie sessão na sua conta, abra a reserva em «As minhas reservas» e cancele-a, para que outra pessoa possa jogar. ${isFree ? `Até ${until} ${paid > 0 ? `devolvemos ${longAmount(paid)} e ` : ''}pode fazer outra reserva em vez desta; depois disso, ${lost}.` : `O prazo para cancelar sem perder nada, ${until}, já passou: ${lost}.`}`,
    }
  },
  remindedInShort: ({ many, freeUntil, isFree, ...first }) => ({
    subject: '',
    body: `Lembrete: ${stretch(first)}, ${first.venue}, ${first.court}${many > 1 ? `, a primeira de ${many} reservas` : ''}. Traga o cartão de sócio. Se não puder vir, cancele na sua conta${isFree ? `; até ${longMoment(freeUntil, first.timeZone)} não perde nada` : ''}.`,
  }),
  cancelled: (told) => ({
    subject: `Reserva cancelada (${told.reference})`,
    body: `A sua reserva foi cancelada. ${told.isPaid ? back(told) : 'Não tem nada a pagar'} e pode fazer outra reserva em vez desta:

${what(told)}
Número: ${told.reference}`,
  }),
  cancelledAtDesk: (told) => ({
    subject: `Reserva cancelada (${told.reference})`,
    body: `Cancelámos a sua reserva. ${backOrNot(told)} e pode fazer outra reserva em vez desta:

${what(told)}
Número: ${told.reference}
Motivo: ${told.reason}

Em caso de dúvida, telefone para ${told.hotline}.`,
  }),
  forfeited: (told) => ({
    subject: `Reserva cancelada (${told.reference})`,
    body: `A sua reserva foi cancelada${told.isPaid ? '' : ' e não tem nada a pagar'}. Como o prazo para cancelar já tinha passado, ${told.isPaid ? 'o valor pago não é devolvido e a reserva ' : ''}continua a contar para o número de reservas a que tem direito:

${what(told)}
Número: ${told.reference}`,
  }),
  tooLate: (told) => ({
    subject: `Reserva não conseguida, com reembolso (${told.reference})`,
    body: `Quando pagou, o tempo da reserva já tinha acabado e o lugar já era de outra pessoa. Devolvemos ${longAmount(told.amount)} pelo meio com que pagou:

${what(told)}
Número: ${told.reference}`,
  }),
  closed: (told) => ({
    subject: `Recinto encerrado, reserva cancelada (${references(told)})`,
    body: `${because(told)}, o recinto está encerrado e tivemos de cancelar a sua reserva:

${told.bookings.map((booking) => `${what(booking)}\nNúmero: ${booking.reference}`).join('\n\n')}
${told.text && `\n${told.text}\n`}
${told.refund > 0 ? `Devolvemos ${longAmount(told.refund)} pelo meio com que pagou` : 'Não tem nada a pagar'}. Pode fazer outra reserva em vez desta, e não conta como falta. Pedimos desculpa pelo incómodo.`,
  }),
  closedInShort: ({ reason, many, venue, startsAt, timeZone, refund }) => ({
    subject: '',
    body: `${reasons[reason]}, o recinto está encerrado. ${many > 1 ? `Canceladas ${many} reservas, a primeira de ` : 'Cancelada a reserva de '}${longMoment(startsAt, timeZone)}, ${venue}.${refund > 0 ? ` Devolvemos ${longAmount(refund)}.` : ''} Não venha.`,
  }),
  hour: (moment, timeZone) => `${longMoment(moment, timeZone)}, uma hora`,
  inCalendar: ({ reference, portal }) => `${portal}, reserva ${reference}`,
}
