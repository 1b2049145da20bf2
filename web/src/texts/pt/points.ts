import { settings } from '../../settings.ts'

const number = (value: number, digits: number) =>
  new Intl.NumberFormat('pt-PT', { maximumFractionDigits: digits }).format(value)
const time = (moment: string) =>
  new Intl.DateTimeFormat('pt-PT', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: settings.timeZone,
  }).format(new Date(moment))
/** Months begin with a capital in the spelling of Macao. */
const named = (month: string, style: 'long' | 'short') => {
  const name = new Intl.DateTimeFormat('pt-PT', { month: style, timeZone: 'UTC' })
    .format(new Date(`${month}-01T00:00:00Z`))
    .replace('.', '')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

export const amount = (points: number) => number(points, 2)
const points = (count: number) => (count === 1 ? '1 ponto' : `${amount(count)} pontos`)
export const monthLong = (month: string) => `${named(month, 'long')} de ${month.slice(0, 4)}`
export const monthShort = (month: string) => named(month, 'short')
export const range = ({ from, until, totalHours }: { from: string; until: string; totalHours: number }) =>
  `De ${monthLong(from)} a ${monthLong(until)}: ${number(totalHours, 1)} ${totalHours === 1 ? 'hora' : 'horas'}`
export const notRead = 'Não foi possível ler o registo.'
export const tryAgain = 'Tentar de novo'
export const downloadCsv = 'Descarregar CSV'
export const print = 'Imprimir'
export const year = 'Doze meses, a sua pista'
export const earns = (each: number, most: number) =>
  `Cada 30 minutos completos valem ${amount(each)} pontos, até ${amount(most)} por dia`
/** The drawing in a sentence. */
export const yearSaid = (months: readonly { month: string; points: number }[]) => {
  const sorted = months.toSorted((one, other) => one.points - other.points)
  const [least, most, now] = [sorted[0], sorted.at(-1), months.at(-1)]
  if (!least || !most || !now || most.points === 0) return 'Sem pontos nos últimos doze meses.'
  return `Pontos dos últimos doze meses: o máximo foi ${points(most.points)} em ${monthLong(most.month)}, o mínimo ${points(least.points)} em ${monthLong(least.month)}; este mês, ${points(now.points)}. Todos os números estão no quadro abaixo.`
}
export const balance = 'Pontos disponíveis'
export const frozen =
  'Com o cartão provisório os pontos ficam congelados: não se ganham nem se trocam, e o prazo mantém-se.'
export const expires = (count: number, day: string) => `${points(count)} ${count === 1 ? 'expira' : 'expiram'} a ${day}`
export const daysLeft = (days: number) =>
  `${days === 0 ? 'Hoje é o último dia.' : days === 1 ? 'Falta 1 dia.' : `Faltam ${days} dias.`} Na troca usam-se primeiro os mais antigos.`
export const expiresOn = (day: string) => `Até ${day}`
export const later = 'Depois'
export const noPoints = 'Não tem pontos disponíveis.'
export const months = 'Mês a mês'
export const newestFirst = 'do mais recente ao mais antigo'
export const nothingYet =
  'Ainda não há visitas. Passe o cartão à entrada e à saída das instalações para juntar horas e pontos.'
export const month = 'Mês'
export const columns = { hours: 'Horas', points: 'Pontos', used: 'Usados', expired: 'Expirados', left: 'Restam' }
export const validUntil = 'Válidos até'
export const expiredOn = (day: string) => `Expiraram a ${day}`
export const sum = 'Total'
export const visits = 'Últimas visitas'
export const between = (came: string, left: string | null) => (left ? `${time(came)}–${time(left)}` : time(came))
export const minutes = (minutes: number) => `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`
export const noExit = 'Sem registo de saída: não conta pontos'
export const allVisits = (count: number) => `Mostrar as últimas ${count}`
export const howCounted = 'Como se contam os pontos'
export const gifts = 'Prendas'
export const giftReady = (name: string) => `${name}: reservada para si`
export const collect = (day: string, reference: string) =>
  `Levante-a até ${day} num balcão de atendimento, com o cartão de sócio. Referência ${reference}`
export const price = points
export const left = (count: number) => (count === 1 ? 'resta 1' : `restam ${count}`)
export const redeem = 'Trocar'
export const giftGone = 'Esgotada'
export const giftFrozen = 'Pontos congelados'
export const giftMissing = (missing: number) => `${missing === 1 ? 'Falta' : 'Faltam'} ${points(missing)}`
export const noGifts = 'De momento não há prendas.'
export const redeemSure = (name: string) => `Trocar por: ${name}?`
export const redeemMeans = (count: number) =>
  `${count === 1 ? 'É descontado' : 'São descontados'} ${points(count)}, primeiro os mais antigos. Se não a levantar a tempo, os pontos voltam, menos os que entretanto expirarem.`
export const redeemFor = (count: number) => `Trocar por ${points(count)}`
export const notNow = 'Agora não'
export const redeemed = (reference: string, day: string) => `Troca feita: ${reference}. Levante a prenda até ${day}.`
export const before = 'Trocas anteriores'
export const states = {
  reserved: 'por levantar',
  collected: 'levantada',
  missed: 'não levantada a tempo',
  returned: 'anulada',
}
