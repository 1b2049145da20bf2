import type { WaitState } from '@palaestra/contract'

export const yourTurn = 'É a sua vez'
export const notRead = 'Não foi possível ler a sua lista de espera.'
export const tryAgain = 'Tentar de novo'
export const cameFree = 'Ficou livre e está guardado para si'
export const left = 'restantes'
export const minutesLeft = (minutes: number) => (minutes === 1 ? 'Falta 1 minuto' : `Faltam ${minutes} minutos`)
export const where = (venue: string, facility: string, court: string) => `${venue} · ${facility} · ${court}`
export const when = (day: string, from: string, until: string) => `${day}, ${from}–${until}`
/** In avos. */
export const amount = (avos: number) => (avos === 0 ? 'gratuito' : `$${avos / 100}`)
export const answerBy = (moment: string) => `Responda até ${moment}; depois passa para a pessoa seguinte.`
export const noHurry = 'Até lá está guardado só para si. Não precisa de se apressar.'
export const take = 'Quero este campo'
export const takeAndPay = (avos: number) => `Quero, e pagar ${amount(avos)}`
export const doNotTake = 'Não quero'
export const timeToPay = (minutes: number) => `Depois de aceitar, tem ${minutes} minutos para pagar.`
export const quota = (used: number, most: number) =>
  `Reservas a que tem direito neste período, com esta: ${used} de ${most}.`
export const whatNext = 'O que se segue'
export const answers = { yes: 'Se quer', no: 'Se não quer', silence: 'Sem resposta' }
export const follows = {
  yes: (minutes: number) =>
    `O campo fica guardado ${minutes} minutos para pagar. Sem pagamento, passa para a pessoa seguinte.`,
  no: () => 'O campo passa logo para a pessoa seguinte. Mantém o seu lugar nas outras listas.',
  silence: () => 'No fim do prazo passa para a pessoa seguinte. Não conta como falta e não há penalização.',
}
export const yesAtVenue = 'A reserva fica logo confirmada; paga no balcão à chegada.'
export const mine = 'As minhas esperas'
export const of = (live: number, most: number) => `${live} de ${most}`
export const none = 'De momento não espera por nenhum campo.'
export const noOthers = 'Não espera por mais nenhum campo.'
export const how =
  'Quando a hora que quer está ocupada, escolha-a no horário do recinto para entrar na lista de espera. Se alguém cancelar, avisamos por ordem.'
export const toVenues = 'Procurar um campo'
export const place = (place: number) => `${place}.º lugar`
export const leave = 'Sair'
export const leaveThis = (what: string) => `Sair da lista de espera: ${what}`
export const quietTime = (from: string, until: string) =>
  `Nenhum prazo de resposta acaba entre as ${from} e as ${until}, a não ser que o campo comece nessas horas.`
export const over = 'Resultados recentes'
export const states: Record<WaitState, string> = {
  waiting: 'Em espera',
  offered: 'À espera da sua resposta',
  taken: 'Ficou com o campo',
  declined: 'Não quis',
  unanswered: 'Não respondeu a tempo',
  left: 'Saiu da lista',
  over: 'A sua vez não chegou',
}
