import type { PoolClosedReason, PoolKind, TicketHolder } from '@palaestra/contract'

export const what =
  'Escolha primeiro o dia e a sessão. Cada pessoa pode comprar um bilhete por dia com antecedência; os outros vendem-se na hora, pouco antes de cada sessão.'
export const day = 'Dia'
/** What a day of the strip is called; today and the next have names of their own. */
export const dayNamed = (day: string, ahead: number) =>
  `${['Hoje', 'Amanhã'][ahead] ?? ['Dom.', '2.ª', '3.ª', '4.ª', '5.ª', '6.ª', 'Sáb.'][new Date(`${day}T00:00:00Z`).getUTCDay()]} ${Number(day.slice(8))}`
export const pool = 'Piscina'
export const kinds: Record<PoolKind, string> = { indoor: 'Piscina coberta', outdoor: 'Piscina ao ar livre' }
/** In the list of pools: closed at this time of the year. */
export const inRest = (pool: string) => `${pool} (fora de época)`
/** Months begin with a capital in the spelling of Macao. */
const dateOf = (day: string) =>
  new Intl.DateTimeFormat('pt-PT', { day: 'numeric', month: 'long', timeZone: 'UTC' })
    .format(new Date(`2000-${day}T00:00:00Z`))
    .replace(/de (\p{L})/u, (_, letter: string) => `de ${letter.toUpperCase()}`)
export const outOfSeason = (from: string, until: string) =>
  `Fechada nesta época. Abre todos os anos de ${dateOf(from)} a ${dateOf(until)}.`
export const sessions = (day: string) => `Sessões, ${day}`
export const none = 'Neste dia não há sessões.'
export const noneLeft = 'As sessões de hoje já passaram.'
export const noPools = 'De momento nenhuma piscina vende bilhetes.'
export const passed = (many: number) => (many === 1 ? '1 sessão já passou' : `${many} sessões já passaram`)
export const left = (many: number) => (many === 1 ? '1 lugar livre' : `${many} lugares livres`)
export const prices = (adult: string, child: string) => `Adultos ${adult} · crianças ${child}`
export const onSpot = (prices: string) => `Venda na hora · ${prices}`
export const spotLater = (time: string) => `Venda antecipada esgotada · na hora a partir das ${time}`
export const opensAt = (moment: string) => `À venda a partir de ${moment}`
export const full = 'Esgotada'
export const over = 'Já passou'
export const quotaUsed = 'Limite usado'
export const closed = 'Fechada'
export const closedBecause: Record<PoolClosedReason, string> = {
  cleaning: 'Fechada para limpeza',
  typhoon: 'Encerrada: tufão',
  rainstorm: 'Encerrada: chuva intensa',
  maintenance: 'Encerrada: manutenção',
  event: 'Encerrada: evento',
  other: 'Encerrada',
}
export const choose = 'Escolher'
export const chosen = 'Escolhida'
export const notRead = 'Não foi possível ler os dados.'
export const asOf = (time: string) => `Não foi possível actualizar. Esta é a situação das ${time}.`
export const tryAgain = 'Tentar de novo'

export const quota = 'O seu limite antecipado neste dia'
export const used = (used: number, most: number) => `${used} de ${most}`
export const spotBesides = (minutes: number) =>
  `A partir de ${minutes} minutos antes de cada sessão pode comprar na hora, fora do limite.`
export const ticket = 'Bilhete'
export const chooseSession = 'Escolha primeiro uma sessão.'
export const enterBetween = (from: string, by: string) =>
  `Entre das ${from} às ${by}; depois o bilhete caduca e não é reembolsado.`
export const enterWithin = (minutes: number) =>
  `Entre nos ${minutes} minutos depois da compra; depois o bilhete caduca e não é reembolsado.`
export const you: Record<TicketHolder, string> = {
  adult: 'Adulto (titular)',
  minor: '13 a 17 anos (titular)',
  senior: '65 anos ou mais (titular)',
}
export const children = (most: number) => `Crianças que vão consigo (no máximo ${most}, até aos 12 anos)`
export const waiting = 'À espera da resposta do encarregado de educação'
export const tooOld = 'Nesse dia já tem 13 anos e precisa de bilhete próprio'
export const unable = 'O cartão de sócio não dá entrada de momento'
export const numbered = (memberNumber: string) => `Sócio ${memberNumber}`
export const noChildren = 'A sua lista não tem crianças.'
export const toChildren = 'Lista de crianças acompanhadas'
export const adultsOnly = 'Só quem tem 18 anos ou mais pode levar crianças.'
export const notAlone = 'Até aos 12 anos entra-se com um adulto, que compra o bilhete.'
export const total = 'Total'
export const paidOnline = 'O bilhete fica guardado 10 minutos; só vale depois de pago.'
export const paidAtPool = 'Paga na bilheteira da piscina; agora não paga nada.'
export const buy = (amount: string) => `Comprar por ${amount}`
export const buyFree = 'Obter o bilhete (grátis)'
export const logInToBuy = 'Inicie sessão para comprar.'
export const logIn = 'Iniciar sessão'
export const toBuy = 'Comprar'
export const whatToday = 'As sessões de hoje em todas as piscinas e os lugares livres.'
