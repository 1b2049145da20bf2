import type { CourseCancelReason } from '@palaestra/contract'
import type { ToldCourse, ToldEnrolment, ToldMeeting, ToldRefund, course as zh } from '../zh/course.ts'
import { longAmount, longDay, longMoment, longSpan } from './day.ts'

const reasons: Record<CourseCancelReason, string> = {
  coach: 'Por impedimento do monitor,',
  weather: 'Por causa do mau tempo,',
  maintenance: 'Por motivo de obras de manutenção,',
  event: 'Por motivo de um evento no recinto,',
  too_few: 'Por falta de inscrições,',
  other: 'Por motivo imprevisto,',
}

const weekdayOf = (weekday: number) =>
  new Intl.DateTimeFormat('pt-PT', { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, weekday)))

const what = ({ course, name, venue, address, startsOn, endsOn, weekly }: ToldCourse) =>
  `${name} (${course})
${venue} (${address})
De ${longDay(startsOn)} a ${longDay(endsOn)}
${weekly.map(({ weekday, from, until }) => `${weekdayOf(weekday)}, ${from}–${until}`).join('\n')}`

const price = ({ amount, isPaid }: ToldEnrolment) => {
  if (amount === 0) return 'gratuito'
  return isPaid ? `${longAmount(amount)}, já pagas` : `${longAmount(amount)}, a pagar no balcão de um recinto`
}
const back = ({ refund, isPaid, atDesk }: ToldRefund) => {
  if (refund > 0)
    return atDesk
      ? `Levante ${longAmount(refund)} no balcão de um recinto, com o cartão de sócio`
      : `Devolvemos ${longAmount(refund)} pelo meio com que pagou`
  return isPaid ? 'O valor pago não é devolvido' : 'Não tem nada a pagar'
}
const stretch = ({ startsAt, endsAt, timeZone }: ToldMeeting) => longSpan(startsAt, endsAt, timeZone)

export const course: typeof zh = {
  registered: (told) => ({
    subject: `Inscrito no sorteio das classes (${told.reference})`,
    body: `Inscreveu-se para as classes com início a ${longDay(told.startsOn)}. A ordem de inscrição é sorteada a ${longMoment(told.drawAt, told.timeZone)}; depois avisamos quando é a sua vez. A primeira vez é a ${longMoment(told.signUpFrom, told.timeZone)}.

O seu código: ${told.code}

Guarde esta mensagem. Depois do sorteio, qualquer pessoa pode voltar a calcular o resultado na página do sorteio.`,
  }),
  drawn: (told) => ({
    subject: `Sorteio das classes: o seu lugar é o ${told.rank}.º (${told.reference})`,
    body: `A ordem para as classes com início a ${longDay(told.startsOn)} foi sorteada. O seu lugar é o ${told.rank}.º.

A sua vez: a partir de ${longMoment(told.turnAt, told.timeZone)}
Até: ${longMoment(told.until, told.timeZone)}
O seu código: ${told.code}

Quando chegar a sua vez, inicie sessão na sua conta e inscreva-se.`,
  }),
  enrolled: (told) => ({
    subject: `Inscrito: ${told.name} (${told.reference})`,
    body: `Tem lugar nesta classe:

${what(told)}
Preço: ${price(told)}
Número: ${told.reference}

Traga o cartão de sócio. Se não puder participar, desista na sua conta antes do primeiro dia, para dar lugar a outra pessoa: devolvemos tudo o que pagou. Depois disso, não há devolução.`,
  }),
  keptForYou: (told) => ({
    subject: `Lugar guardado para si, por pagar: ${told.name} (${told.reference})`,
    body: `A seu pedido, os nossos funcionários guardaram-lhe um lugar nesta classe:

${what(told)}
Preço: ${longAmount(told.amount)}
Número: ${told.reference}

Pague até ${longMoment(told.payBy, told.timeZone)}, na sua conta ou no balcão de um recinto. O que não for pago até lá fica para outras pessoas. Se não fez este pedido, telefone para ${told.hotline}.`,
  }),
  lapsed: (told) => ({
    subject: `Lugar já não guardado: ${told.name} (${told.reference})`,
    body: `Este lugar não foi pago a tempo. Já não está guardado para si, e não tem nada a pagar:

${what(told)}
Número: ${told.reference}`,
  }),
  tooLate: (told) => ({
    subject: `Inscrição não conseguida, com reembolso: ${told.name} (${told.reference})`,
    body: `Quando pagou, o tempo durante o qual o lugar estava guardado já tinha acabado, e o lugar já era de outra pessoa. Devolvemos ${longAmount(told.amount)} pelo meio com que pagou:

${what(told)}
Número: ${told.reference}`,
  }),
  withdrawn: (told) => ({
    subject: `Desistência: ${told.name} (${told.reference})`,
    body: `Desistiu do seu lugar nesta classe. ${back(told)}:

${what(told)}
Número: ${told.reference}`,
  }),
  removed: (told) => ({
    subject: `Retirado da classe: ${told.name} (${told.reference})`,
    body: `Retirámo-lo desta classe. ${back(told)}:

${what(told)}
Número: ${told.reference}
Motivo: ${told.reason}

Em caso de dúvida, telefone para ${told.hotline}.`,
  }),
  meetingCancelled: (told) => ({
    subject: `Aula cancelada: ${told.name}, ${longMoment(told.startsAt, told.timeZone)}`,
    body: `${reasons[told.reason]} esta aula está cancelada. Não venha:

${told.name} (${told.course})
${told.venue}
${stretch(told)}

As outras aulas realizam-se. Se houver outra em vez desta, avisamos.`,
  }),
  meetingCancelledInShort: (told) => ({
    subject: '',
    body: `${reasons[told.reason]} esta aula está cancelada: ${told.name}, ${longMoment(told.startsAt, told.timeZone)}, ${told.venue}. Não venha.`,
  }),
  meetingSet: (told) => ({
    subject: `${told.was ? 'Nova hora da aula' : 'Mais uma aula'}: ${told.name}, ${longMoment(told.startsAt, told.timeZone)}`,
    body: `${told.was ? `A aula de ${longMoment(told.was, told.timeZone)} tem outra hora` : 'A classe tem mais uma aula'}:

${told.name} (${told.course})
${told.venue}
${stretch(told)}`,
  }),
  closed: (told) => ({
    subject: `Classe cancelada: ${told.name} (${told.reference})`,
    body: `${reasons[told.reason]} esta classe não se realiza. ${back(told)}:

${what(told)}
Número: ${told.reference}

Pedimos desculpa pelo incómodo.`,
  }),
  line: ({ name, course, startsOn }) => `${name} (${course}), a partir de ${longDay(startsOn)}`,
}
