export const title = 'Receitas'
export const meaning =
  'O que foi pago e devolvido em cada mês, por instalação e por forma de pagamento, pelos dias dos livros.'
export const loading = 'A carregar…'
export const none = 'Não houve pagamentos nem devoluções neste mês.'
export const venue = 'Instalação'
export const way = 'Forma de pagamento'
export const ways = { online: 'Online', cash: 'Numerário', card: 'Cartão', bank: 'Transferência bancária' }
export const columns = { paid: 'Pago', payments: 'Pagamentos', refunded: 'Devolvido', refunds: 'Devoluções' }
export const net = 'Líquido'
export const total = 'Total'
export const sumOf = (venue: string) => `Total: ${venue}`
/** Of a court that is not on record any more. */
export const unknown = 'Instalação desconhecida'
export const save = 'Descarregar CSV'
/** For the heading of the file. */
export const month = 'Mês'
