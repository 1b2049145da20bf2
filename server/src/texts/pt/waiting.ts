import type { Returned, ToldOffer, waiting as zh } from '../zh/waiting.ts'
import { what } from './booking.ts'
import { longAmount, longMoment } from './day.ts'

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
}
