/** An amount in avos as one reads it. */
export const amountWritten = (avos: number) => {
  const written = avos % 100 === 0 ? String(avos / 100) : (avos / 100).toFixed(2).replace('.', ',')
  return `${written} ${avos === 100 ? 'pataca' : 'patacas'}`
}
export const payment = 'Pagamento'
export const orders = 'Pagamentos'
export const toOrders = 'Todos os pagamentos'
export const toPaid = { booking: 'Ver a reserva', ticket: 'Ver o bilhete', class: 'Ver a classe' }
export const none = 'Ainda não há pagamentos.'
export const more = 'Mostrar mais'
export const notRead = 'Não foi possível ler os pagamentos.'
export const noSuchOrder = 'Nenhum dos seus pagamentos tem este número.'
export const tryAgain = 'Tentar de novo'
export const orderNumber = (reference: string) => `Encomenda ${reference}`
export const what = 'Artigo'
export const amount = 'Valor'
export const total = 'Total'
export const states = { open: 'Por pagar', paid: 'Pago', ended: 'Não pago a tempo: nada foi cobrado' }
export const toPage = (amount: string) => `Pagar ${amount}`
export const pageOfOthers = 'Vai para a página do serviço de pagamento e volta aqui no fim.'
export const paid = (amount: string) => `Recebemos ${amount}.`
export const receiptNumber = (number: string) => `Recibo ${number}`
export const ended = 'O tempo da reserva acabou e nada foi cobrado. Escolha de novo.'
export const notKnown = 'Ainda a confirmar; não pague outra vez.'
export const doNotPayAgain =
  'O lugar continua guardado. Costuma levar menos de um minuto; pode fechar esta página, que nós avisamos.'
export const nothingTaken = 'Não recebemos o pagamento e nada foi cobrado.'
export const keptUntil = (moment: string) => `Guardado para si até ${moment}.`
export const lookAgain = 'Verificar de novo'
export const paidBack = (amount: string) => `Devolvidas ${amount}`
export const causes = {
  cancelled: 'cancelado',
  late: 'pago quando o lugar já era de outra pessoa',
  twice: 'pago duas vezes',
  closed: 'recinto encerrado',
}
const onTheWay = (amount: string, cause: string) => `A devolver ${amount} (${cause}).`
export const refundWaits = {
  provider: onTheWay,
  bank: onTheWay,
  desk: (amount: string, cause: string) =>
    `Pode levantar ${amount} no balcão de um recinto, com o cartão de sócio (${cause}).`,
}
export const refunded = (amount: string, cause: string, moment: string) =>
  `Devolvidas ${amount} em ${moment} (${cause}).`
export const receipt = 'Recibo'
export const number = 'Número do recibo'
export const paidOn = 'Data do pagamento'
export const payer = 'Pago por'
export const payerNamed = (name: string, memberNumber: string) => `${name} · sócio ${memberNumber}`
export const received = 'Recebido'
export const byComputer = 'Emitido por computador; não precisa de assinatura.'
export const print = 'Imprimir'
