import type {
  Returned,
  ToldCourseOffer,
  ToldCourseWait,
  ToldOffer,
  ToldWaitedCourse,
  waiting as zh,
} from '../zh/waiting.ts'
import { what } from './booking.ts'
import { longAmount, longDay, longMoment } from './day.ts'

const whyReturned: Record<Returned, string> = {
  closed: 'o recinto está encerrado',
  rights: 'de momento não pode reservar instalações',
}

const price = ({ amount }: ToldOffer) => (amount === 0 ? 'gratuito' : longAmount(amount))
const offer = (told: ToldOffer, where: string) => `Ficou livre um campo por que espera. Está guardado para si:

${what(told)}
Preço: ${price(told)}

Responda até ${longMoment(told.until, told.timeZone)}${where}

Sem resposta até lá, o campo passa para a pessoa seguinte. Não conta como falta e não há penalização.`

const whatCourse = ({ course, name, venue, address, startsOn, endsOn }: ToldWaitedCourse) =>
  `${name} (${course})
${venue} (${address})
De ${longDay(startsOn)} a ${longDay(endsOn)}`
const courseOffer = (
  told: ToldCourseOffer,
  where: string,
) => `Há uma vaga numa classe por que espera. Está guardada para si:

${whatCourse(told)}
Preço: ${told.amount === 0 ? 'gratuito' : longAmount(told.amount)}

Responda até ${longMoment(told.until, told.timeZone)}${where}

Sem resposta até lá, a vaga passa para a pessoa seguinte.`
const courseNews: Record<ToldCourseWait['news'], { title: string; text: string }> = {
  unanswered: {
    title: 'A vaga passou para a pessoa seguinte',
    text: 'Não respondeu a tempo, e esta vaga já não está guardada para si:',
  },
  over: {
    title: 'A espera terminou',
    text: 'A classe por que esperava começou ou foi cancelada, e não chegou a sua vez:',
  },
  rights: {
    title: 'Já não está guardada para si',
    text: 'Como de momento não se pode inscrever, esta vaga já não está guardada para si. Mantém o seu lugar na lista:',
  },
}

export const waiting: typeof zh = {
  offered: (told) => ({
    subject: `É a sua vez: ${told.facility}, ${longMoment(told.startsAt, told.timeZone)}`,
    body: offer(told, `, se quer ou não:\n${told.link}`),
  }),
  offeredInAccount: (told) => ({
    subject: `É a sua vez: ${told.facility}, ${longMoment(told.startsAt, told.timeZone)}`,
    body: offer(told, ' em «Lista de espera», se quer ou não.'),
  }),
  offeredInShort: ({ venue, startsAt, until, timeZone, link }) => ({
    subject: '',
    body: `É a sua vez: ${venue}, ${longMoment(startsAt, timeZone)}. Responda até ${longMoment(until, timeZone)}: ${link}`,
  }),
  unanswered: (told) => ({
    subject: `O campo passou para a pessoa seguinte: ${told.facility}, ${longMoment(told.startsAt, told.timeZone)}`,
    body: `Não respondeu a tempo, e este campo já não está guardado para si:

${what(told)}

Não conta como falta e não há penalização. Se o campo continuar ocupado, pode voltar à lista de espera.`,
  }),
  returned: (told) => ({
    subject: `O campo já não está guardado para si: ${told.facility}, ${longMoment(told.startsAt, told.timeZone)}`,
    body: `Porque ${whyReturned[told.why]}, este campo já não está guardado para si:

${what(told)}

Mantém o seu lugar na lista de espera.`,
  }),
  over: (told) => ({
    subject: `Fim da espera: ${told.facility}, ${longMoment(told.startsAt, told.timeZone)}`,
    body: `O campo por que esperava começa dentro de uma hora, e a sua vez não chegou:

${what(told)}

A espera terminou e não gastou nenhuma das reservas a que tem direito.`,
  }),
  courseOffered: (told) => ({
    subject: `Chegou a sua vez: ${told.name}`,
    body: courseOffer(told, ` se fica com ela:\n${told.link}`),
  }),
  courseOfferedInAccount: (told) => ({
    subject: `Chegou a sua vez: ${told.name}`,
    body: courseOffer(told, ', em «Lista de espera», se fica com ela.'),
  }),
  courseOfferedInShort: ({ name, venue, until, timeZone, link }) => ({
    subject: '',
    body: `Chegou a sua vez: ${name}, ${venue}. Responda até ${longMoment(until, timeZone)}: ${link}`,
  }),
  courseWait: (told) => ({
    subject: `${courseNews[told.news].title}: ${told.name}`,
    body: `${courseNews[told.news].text}

${whatCourse(told)}`,
  }),
}
