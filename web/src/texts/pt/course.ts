import type { CourseActivity, CourseCancelReason, CourseStage } from '@palaestra/contract'
import { settings } from '../../settings.ts'

export const programme = settings.product
export const between = (from: string, until: string) => `${from} a ${until}`
export const about = (from: string, until: string, most: number) =>
  `${from} a ${until} · no máximo ${most} classes por pessoa`
export const list = 'As classes'
export const notRead = 'Não foi possível carregar.'
export const tryAgain = 'Tentar de novo'
export const more = 'Mostrar mais'
export const noTerm = 'De momento não há classes. As próximas são anunciadas aqui.'
export const noneFits = 'Nenhuma classe corresponde ao que escolheu.'
export const steps = 'Como se inscrever'
export const logInToSignUp = 'Para se inscrever, inicie sessão.'
export const logIn = 'Iniciar sessão'

export const stages: Record<CourseStage, string> = {
  announced: 'Ainda não abriu',
  renewal: 'Renovação aberta',
  registration: 'Registo aberto',
  draw: 'Registo encerrado',
  sign_up: 'Inscrição por ordem',
  pause: 'Inscrição por ordem terminada',
  remaining: 'Vagas remanescentes abertas a todos',
  running: 'Este período já começou',
  over: 'Este período já terminou',
}
export const registrationLater = (from: string) => `O registo para o sorteio começa em ${from}.`
export const renewalNow = (until: string) =>
  `Quem está numa classe pode continuar nela até ${until}. Depois começa o registo para o sorteio.`
export const registrationNow = (until: string, drawAt: string) =>
  `Registe-se até ${until}. A ordem de inscrição é sorteada em ${drawAt}; chegar primeiro não dá vantagem.`
export const remainingLater = (from: string) =>
  `A partir de ${from} as vagas que sobrarem ficam abertas a todos, por ordem de chegada.`
export const remainingNow = (until: string) => `Por ordem de chegada, até ao início do período em ${until}.`
export const runs = (from: string, until: string) => `Decorre de ${from} a ${until}. Já não se pode inscrever.`
export const isOver = 'O próximo período é anunciado aqui.'

export const filters = 'Procurar uma classe'
export const term = 'Período'
export const activity = 'Modalidade'
export const venue = 'Local'
export const age = 'Idade'
export const all = 'Todos'
export const onlyFree = 'Só com vagas'
export const onlyTemporaryCard = 'Abertas ao cartão provisório'
export const showAll = 'Mostrar todas'
export const activities: Record<CourseActivity, string> = {
  aerobics: 'Aeróbica',
  yoga: 'Ioga',
  tai_chi: 'Tai chi',
  dance: 'Dança',
  swimming: 'Natação',
  badminton: 'Badminton',
  table_tennis: 'Ténis de mesa',
  basketball: 'Basquetebol',
  gymnastics: 'Ginástica',
  martial_arts: 'Artes marciais',
}
const days = ['', 'seg.', 'ter.', 'qua.', 'qui.', 'sex.', 'sáb.', 'dom.']
export const weekly = (parts: { days: number[]; hours: string }[]) =>
  parts.map((part) => `${part.days.map((day) => days[day]).join(', ')} ${part.hours}`).join(' · ')
export const ages = (from: number | null, until: number | null) => {
  if (from !== null && until !== null) return `Dos ${from} aos ${until} anos`
  if (from !== null) return `A partir dos ${from} anos`
  return until === null ? 'Qualquer idade' : `Até aos ${until} anos`
}
/** In avos. */
export const amount = (avos: number) =>
  avos === 0 ? 'gratuito' : `${avos / 100} ${avos === 100 ? 'pataca' : 'patacas'}`
export const left = (left: number, of: number) => `${left} de ${of} vagas livres`
export const full = 'Completa'
export const closed = 'Não se realiza'
export const closedBecause: Record<CourseCancelReason, string> = {
  coach: 'O treinador não pode comparecer.',
  weather: 'Por causa do tempo.',
  maintenance: 'Por obras no local.',
  event: 'Por causa de um evento.',
  too_few: 'Havia poucas inscrições.',
  other: '',
}

export const notFound = 'Essa classe não existe.'
export const toAll = 'Todas as classes'
export const facts = 'Pormenores'
export const when = 'Horário'
export const dates = 'Datas'
export const where = 'Local'
export const forWhom = 'Para'
export const price = 'Preço'
export const number = 'Classe'
export const meetings = (many: number) => (many === 1 ? '1 aula' : `${many} aulas`)
export const waiting = (many: number) => (many === 1 ? '1 pessoa em espera' : `${many} pessoas em espera`)
export const cancelled = 'Cancelada'
export const signUp = 'Inscrição'
