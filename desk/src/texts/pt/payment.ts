/** In avos. Below zero the minus stands before the currency. */
export const amount = (avos: number) =>
  `${avos < 0 ? '−' : ''}MOP ${new Intl.NumberFormat('pt-PT', { minimumFractionDigits: 2 }).format(Math.abs(avos) / 100)}`
export const cashier = 'Caixa'
export const findOrder = 'Procurar uma encomenda'
export const search = 'Encomenda, reserva ou bilhete'
export const searchHint = 'Por exemplo P26-7KQ4NX, B26-7KQ4NX2M ou T26-7KQ4NX2M, como o sócio vê no ecrã'
export const find = 'Procurar'
export const orderNumber = (reference: string) => `Encomenda ${reference}`
export const memberNamed = (name: string, number: string) => `${name} (${number})`
export const erased = 'Os dados do sócio foram apagados.'
export const paidOn = {
  online: (moment: string) => `paga online em ${moment}`,
  cash: (moment: string) => `paga em numerário em ${moment}`,
  card: (moment: string) => `paga com cartão ao balcão em ${moment}`,
}
export const toPayBy = (moment: string) => `a pagar até ${moment}`
export const notPaidInTime = 'não foi paga a tempo'
export const receiptNumber = (number: string) => `recibo ${number}`
export const take = (amount: string) => `Receber ${amount}`
export const taken = (reference: string, amount: string) => `Recebidas ${amount} da encomenda ${reference}.`
export const means = 'Forma de pagamento'
export const meansNamed = { cash: 'Numerário', card: 'Cartão' }
export const place = 'Balcão'
export const refundOf = (amount: string, cause: string) => `Reembolso de ${amount} (${cause})`
export const causes = {
  cancelled: 'cancelado',
  late: 'pago quando o lugar já era de outra pessoa',
  twice: 'pago duas vezes',
  closed: 'recinto encerrado',
}
export const toHandOut = 'por entregar'
export const refundStates = {
  wanted: 'pedido ao serviço de pagamento',
  sent: 'a caminho',
  done: 'devolvido',
  failed: 'recusado pelo serviço de pagamento; a contabilidade decide',
}
export const handOut = (amount: string) => `Entregar ${amount}`
export const handedOut = (amount: string) => `Entregues ${amount}.`
export const takingsOf = (day: string) => `Movimentos de ${day}`
export const noTakings = 'Ainda não se recebeu nem entregou nada.'
export const takenSum = 'Recebido'
export const handedOutSum = 'Entregue'
export const balance = 'Saldo'
export const books = 'Contas'
export const booksMean =
  'Todas as noites os pagamentos da véspera são comparados com os do serviço de pagamento. O que bate certo não precisa de ninguém.'
export const failedRefunds = 'Reembolsos recusados'
export const noFailedRefunds = 'O serviço de pagamento não recusou nenhum reembolso.'
export const askAgain = 'Pedir de novo'
export const askedAgain = (reference: string) => `O reembolso de ${reference} foi pedido de novo.`
export const byTransfer = 'Pago por transferência'
export const transferOf = (reference: string, amount: string) =>
  `Reembolsar ${amount} de ${reference} por transferência`
export const transferMeans = 'Faça primeiro a transferência. O sócio é avisado assim que a confirmar aqui.'
export const transferHint = 'Para se encontrar a transferência. Sem números de conta: fica guardado para sempre.'
export const transferred = 'Já foi transferido'
export const transferNoted = (reference: string) => `O reembolso de ${reference} foi pago por transferência.`
export const note = 'Nota'
export const back = 'Voltar'
export const differences = 'Diferenças'
export const noDifferences = 'As contas batem certo.'
export const about = { payment: 'Pagamento', refund: 'Reembolso' }
export const differs = {
  missing_here: (what: string) => `${what} que só o serviço de pagamento tem`,
  missing_there: (what: string) => `${what} que o serviço de pagamento não tem`,
  other_amount: (what: string) => `${what} de outro valor`,
}
export const bothSides = (ours: string, theirs: string) => `aqui ${ours}, no serviço de pagamento ${theirs}`
export const nothing = 'nada'
export const paymentNamed = (reference: string) => `Pagamento ${reference} do serviço de pagamento`
export const settle = 'Resolver'
export const settleWhich = (name: string) => `Resolver a diferença de ${name}`
export const settleMeans = 'Veja primeiro o que se passou. O que escrever fica guardado para sempre.'
export const settleHint = 'O que apurou e o que foi feito.'
export const settled = 'Está resolvida'
export const differenceSettled = (name: string) => `A diferença de ${name} está resolvida.`
export const settledBy = (name: string, moment: string, note: string) => `Resolvida por ${name} em ${moment}: ${note}`
export const comparedDays = 'Dias comparados'
export const noDays = 'Ainda não foi comparado nenhum dia.'
export const day = 'Dia'
export const paidSum = 'Pago'
export const refundedSum = 'Devolvido'
export const fees = 'Comissões'
export const payouts = 'Transferido para nós'
