import { settings } from '../../settings.ts'

const twoDigits = (number: number) => String(number).padStart(2, '0')
/** A large number in groups of three. */
const grouped = (number: number) => String(number).replace(/\B(?=(\d{3})+$)/g, '\u2009')

export const title = 'Ordem por sorteio'
export const entering = 'A inscrevê-lo no sorteio…'
export const opensAt = (time: string) => `Abre às ${time}. A ordem é sorteada`
export const untilOpening = 'Abre dentro de'
/** Of so many seconds. */
export const clock = (seconds: number) => `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`
export const openingIn = (seconds: number) => `Abre dentro de cerca de ${seconds} segundos.`
export const isIn = 'Já está inscrito. Não precisa de recarregar a página'
export const isLate = (position: number) => `O sorteio já fechou. É o n.º ${grouped(position)} a seguir aos sorteados`
/** How many are in the lobby before its lot. */
export const waiting = (many: number) =>
  `${many === 1 ? 'Está aqui uma pessoa' : `Estão aqui ${grouped(many)} pessoas`}. A ordem é sorteada depois do fecho.`
export const before = (many: number) => (many === 0 ? 'É a seguir.' : `Cerca de ${grouped(many)} antes de si.`)
export const putOff = (time: string) =>
  `A abertura foi adiada para as ${time}. A ordem não muda; não precisa de entrar de novo.`
export const nothingToDo =
  'Escolha já até três horas: são enviadas automaticamente na sua vez. Mantenha esta página à frente.'

export const yourPlace = 'O seu lugar'
export const about = (place: number) => grouped(place)
export const ofAll = (many: number) => `/ de ${grouped(many)}`
export const served = (many: number) => `Vai no ${grouped(many)}`
export const you = (place: number) => `Você · ${grouped(place)}`
export const yourTurn = 'A sua vez'
export const left = 'Faltam'
export const seconds = (seconds: number) => (seconds === 1 ? '1 segundo' : `${seconds} segundos`)
export const turnIn = (seconds: number) => `A sua vez é dentro de cerca de ${seconds} segundos.`
/** A moment by the clocks of the authority. */
export const timeWithSeconds = (moment: number) =>
  new Intl.DateTimeFormat('pt-PT', {
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23', timeZone: settings.timeZone },
  }).format(moment)

export const yours = 'É a sua vez'
export const sending = 'A enviar a sua escolha…'
export const chooseNow = 'Escolha as horas e prima «Reservar».'

export const why = 'Porquê um sorteio?'
export const because =
  'Se fosse por ordem de chegada, ganhariam os programas e as ligações rápidas. Para quem está nesta página antes do fecho, a ordem é sorteada: não importa quando chegou, com que rapidez carrega nem que ligação tem. Cada pessoa tem uma só vez.'
export const howToCheck = 'Como posso verificar?'
export const checked = (code: string | null) =>
  code === null
    ? 'O selo do segredo é publicado antes do sorteio e o segredo depois; qualquer pessoa pode refazer as contas.'
    : `O selo do segredo é publicado antes do sorteio e o segredo depois; qualquer pessoa pode refazer as contas. O seu código: ${code}`
export const toDraw = 'Verificar este sorteio (abre noutro separador)'
export const whatIfClosed = 'E se fechar esta página?'
export const stays =
  'A sua vez mantém-se, e vê-a quando voltar. Se recarregar neste separador, também ficam as horas que escolheu.'
