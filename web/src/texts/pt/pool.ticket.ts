import type { TicketState } from '@palaestra/contract'

export const mine = 'Os meus bilhetes'
export const noneComing = 'Não tem bilhetes de momento.'
export const past = 'Bilhetes anteriores'
export const nonePast = 'Não tem bilhetes anteriores.'
export const showPast = 'Mostrar bilhetes anteriores'
export const more = 'Mostrar mais'
export const notRead = 'Não foi possível carregar os seus bilhetes.'
export const oneNotRead = 'Não foi possível carregar este bilhete, ou não tem nenhum com este número.'
export const toList = 'Comprar e ver os meus bilhetes'
export const states: Record<TicketState, string> = {
  held: 'Guardado, por pagar',
  valid: 'Válido',
  used: 'Já entrou',
  void: 'Caducado',
  lapsed: 'Não foi pago a tempo',
  cancelled: 'Devolvido',
  closed: 'Piscina encerrada pela entidade',
}
export const kindAndPool = (pool: string) => `Bilhete de piscina · ${pool}`
export const party = (children: number, names: string) =>
  children === 0
    ? '1 pessoa'
    : `1 adulto e ${children === 1 ? '1 criança' : `${children} crianças`}${names && ` (${names})`}`
export const namesJoined = (names: readonly string[]) => names.join(', ')
export const enterBy = (time: string) => `Entre até às ${time}`
export const enterFrom = (time: string) => `Pode entrar a partir das ${time} · depois caduca, sem reembolso`
export const showCode = 'Mostre este código à entrada.'
export const payAtPool = (amount: string) => `Pague na bilheteira da piscina antes de entrar: ${amount}.`
export const noHurry = 'O bilhete está guardado só para si; não há pressa. Só vale depois de pago.'
export const pay = (amount: string) => `Pagar ${amount}`
export const facts = 'Pormenores'
export const place = 'Local'
export const people = 'Pessoas'
export const price = 'Preço'
/** In avos. */
export const amount = (avos: number) =>
  avos === 0 ? 'Gratuito' : `${(avos / 100).toLocaleString('pt-PT')} ${avos === 100 ? 'pataca' : 'patacas'}`
export const number = 'Número'
export const leaveBy = 'Saída'
export const until = (time: string) => `até às ${time}`
export const entered = 'Entrada'
export const ended = 'Terminou em'
export const toReceipt = 'Pagamento e recibo'
export const toPayment = 'Como está o pagamento'
export const giveBack = 'Devolver o bilhete'
export const giveBackThis = 'Devolver este bilhete…'
export const giveBackSure = 'Devolver mesmo?'
export const keep = 'Ficar com o bilhete'
export const giveBackHeld = 'Ainda não pagou. Se devolver agora, os lugares ficam livres para outras pessoas.'
export const giveBackFree =
  'Se devolver antes do início da sessão, os lugares ficam livres para outras pessoas e pode comprar outro bilhete nesse dia.'
export const giveBackPaid = (amount: string) =>
  `Se devolver antes do início da sessão, recebe ${amount} (a totalidade) e pode comprar outro bilhete nesse dia. Depois do início já não é possível.`
export const giveBackAndRefund = (amount: string) => `Devolver e receber ${amount}`
