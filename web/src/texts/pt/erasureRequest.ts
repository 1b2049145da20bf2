import type { ErasureObstacle } from '@palaestra/contract'

interface Kept {
  securityLog: number
  letters: number
}

export const title = 'Apagar os meus dados'
export const means =
  'Pode pedir que apaguemos o que temos sobre si. Deixa de ser sócio, a conta é fechada, e o que for apagado não pode ser recuperado.'
export const goes = 'O que é apagado'
export const whatGoes = [
  'Dados de sócio, fotografia, cópias de documentos e cartão',
  'Pedidos, alterações, reclamações e documentos entregues',
  'Visitas, pontos e ofertas',
  'Avisos, e-mails, SMS e entradas na conta',
  'Família, crianças acompanhadas, jogadores e outros levantadores',
]
export const stays = 'O que fica'
export const whatStays = ({ securityLog, letters }: Kept) => [
  'O registo de auditoria do que o pessoal consultou e fez: não se altera, mas já não tem o seu nome nem o seu número.',
  `O registo de segurança: até ${securityLog} dias, sem ligação a si.`,
  `A última mensagem, com o endereço para onde foi: ${letters} dias.`,
  'Se for pai, mãe ou tutor de outro sócio: essa relação, no processo dele.',
  'Mensagens nossas a outros sócios em que é referido: até ao fim do seu prazo.',
  'O número deste pedido, que prova que os dados foram apagados.',
]
export const how = (days: number) =>
  `Depois de pedir tem ${days} dias para pensar e pode retirar o pedido. A seguir é confirmado pelo nosso pessoal e os dados são apagados.`
export const pending = 'Pediu para apagar os seus dados'
export const pendingOf = (name: string) => `Pediu para apagar os dados de ${name}`
export const thinking = (reference: string, moment: string) =>
  `Número ${reference}. Tem até ${moment} para pensar. Até lá nada é apagado.`
export const waiting = (reference: string) =>
  `Número ${reference}. O tempo para pensar terminou e o pedido aguarda confirmação. Até lá ainda o pode retirar.`
export const withdraw = 'Retirar o pedido'
export const withdrawn = 'O pedido foi retirado. Nada foi apagado.'
export const refused = 'O pedido não foi aceite'
export const refusedMeans = (reference: string, moment: string) =>
  `Número ${reference}, pedido em ${moment}. Nada foi apagado.`
export const why = (reason: string) => `Motivo: ${reason}`
export const sent = (reference: string, moment: string) =>
  `Recebemos o pedido, com o número ${reference}. Pode pensar e retirá-lo até ${moment}.`
export const minor =
  'Tem menos de 18 anos: o pedido é feito por um dos pais ou pelo tutor, na conta deles, ou num balcão.'
export const first = 'Pode pedir depois de terminar:'
export const obstacles: Record<ErasureObstacle, string> = {
  change: 'um pedido de alteração de dados',
  documents: 'documentos que lhe pedimos',
  appeal: 'uma reclamação',
  suspension: 'uma suspensão',
  gift: 'uma oferta por levantar',
  booking: 'uma reserva por utilizar',
  ticket: 'um bilhete de piscina por utilizar',
  course: 'uma classe que ainda não acabou',
  payment: 'um pagamento ou reembolso por concluir',
  mobile: 'uma mudança de número de telemóvel',
}
export const whom = 'Dados de quem'
export const myself = 'Os meus'
export const understood = 'Compreendo que os dados não podem ser recuperados e que deixo de ser sócio'
export const ask = 'Pedir a eliminação'
