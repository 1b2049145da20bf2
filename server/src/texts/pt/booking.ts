import type { ToldBooking, booking as zh } from '../zh/booking.ts'
import { longMoment } from './day.ts'

const number = new Intl.NumberFormat('pt-PT', { maximumFractionDigits: 2 })
const price = (avos: number) =>
  avos === 0 ? 'gratuito' : `${number.format(avos / 100)} patacas, a pagar no balcão à chegada`
const what = ({ venue, address, facility, court, startsAt, timeZone }: ToldBooking) =>
  `${venue} (${address})
${facility}, ${court}
${longMoment(startsAt, timeZone)}, uma hora`

export const booking: typeof zh = {
  booked: (told) => ({
    subject: `Reserva confirmada: ${told.facility} (${told.reference})`,
    body: `A sua reserva está confirmada:

${what(told)}
Preço: ${price(told.amount)}
Número: ${told.reference}

Se não puder vir, cancele na sua conta, para que outra pessoa possa jogar. Até ${longMoment(told.freeUntil, told.timeZone)} recupera o direito a outra reserva; depois disso, já não.`,
  }),
  cancelled: (told) => ({
    subject: `Reserva cancelada (${told.reference})`,
    body: `A sua reserva foi cancelada. Não tem nada a pagar e pode fazer outra reserva em vez desta:

${what(told)}
Número: ${told.reference}`,
  }),
  forfeited: (told) => ({
    subject: `Reserva cancelada (${told.reference})`,
    body: `A sua reserva foi cancelada e não tem nada a pagar. Como o prazo para cancelar já tinha passado, continua a contar para o número de reservas a que tem direito:

${what(told)}
Número: ${told.reference}`,
  }),
  inCalendar: ({ reference, portal }) => `${portal}, reserva ${reference}`,
}
