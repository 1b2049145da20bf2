import type { ToldMissed, noShow as zh } from '../zh/noShow.ts'
import { what } from './booking.ts'
import { longDay } from './day.ts'

const follows = ({ most, withinDays, restrictDays, until }: ToldMissed) =>
  until
    ? `Com ${most} faltas em ${withinDays} dias, só pode voltar a reservar a partir de ${longDay(until)}. As reservas já confirmadas mantêm-se. Se não concordar, pode reclamar na sua conta.`
    : `Quem falta ${most} vezes em ${withinDays} dias não pode reservar durante ${restrictDays} dias. Se não puder vir, cancele antes na sua conta, para que outra pessoa possa jogar.`

export const noShow: typeof zh = {
  counted: (told) => ({
    subject: `Falta a uma reserva (${told.bookings.map(({ reference }) => reference).join(', ')})`,
    body: `Ninguém compareceu à sua reserva:

${told.bookings.map((booking) => `${what(booking)}\nNúmero: ${booking.reference}`).join('\n\n')}

${follows(told)}

Se esteve presente, ou se faltou por motivo justificado, reclame até ${longDay(told.appealBy)} nas reservas da sua conta, ou telefone para ${told.hotline}.`,
  }),
  excused: ({ reference, reason, isFree }) => ({
    subject: `Falta justificada (${reference})`,
    body: `A sua falta à reserva ${reference} foi justificada e deixou de contar.${isFree ? ' Já pode voltar a reservar.' : ''}

Motivo:
${reason}`,
  }),
  cameAfterAll: ({ reference, isFree }) => ({
    subject: 'Esteve presente: a sua falta já não conta',
    body: `O torniquete do recinto esteve sem ligação e só agora nos comunicou que veio. A reserva ${reference} já não conta como falta.${isFree ? ' Já pode voltar a reservar recintos.' : ''}`,
  }),
}
