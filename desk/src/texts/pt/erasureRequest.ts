import type { ErasureObstacle, ErasureState } from '@palaestra/contract'

export const title = 'Pedidos de eliminação'
export const meaning =
  'Sócios que pedem para apagar todos os seus dados. Só pode confirmar depois do tempo de reflexão; a conta fecha logo e nada se recupera. Confirme primeiro que foi o sócio que fez o pedido.'
export const none = 'Não há pedidos por tratar.'
export const receipts = 'Eliminações concluídas'
export const reference = 'Número'
export const askedAt = 'Pedido'
export const doneAt = 'Concluído'
export const erased = 'Apagado'
export const waiting = 'O tempo de reflexão terminou. Falta confirmar.'
export const underWay = 'Confirmado. Os dados estão a ser apagados.'
export const byGuardian = '(pelo tutor)'
export const byAnother = 'Tem de ser confirmado por outra pessoa.'
export const confirm = 'Confirmar a eliminação'
export const refuse = 'Recusar'
export const refuseAndSend = 'Recusar e avisar o sócio'
export const cancel = 'Cancelar'
export const reason = 'Motivo'
export const confirmMeans = 'A conta fecha de imediato e todos os dados do sócio são apagados. Não se pode desfazer.'
export const refuseMeans = 'Nada é apagado. O sócio recebe o motivo que escrever.'
export const confirmReasonHint = 'Fica para sempre no registo de auditoria: sem dados pessoais'
export const refuseReasonHint = 'O sócio lê este texto'
export const rows = (count: number) => (count === 1 ? '1 registo' : `${count} registos`)
export const asked = (moment: string) => `Pedido em ${moment}`
export const thinking = (moment: string) => `Tempo de reflexão até ${moment}. Só depois se confirma.`
export const proposed = (name: string) => `${name} propôs a eliminação.`
export const confirmWhich = (reference: string) => `Confirmar a eliminação ${reference}`
export const refuseWhich = (reference: string) => `Recusar ${reference}`
export const first = (what: string[]) => `Antes tem de terminar: ${what.join(', ')}`
export const obstacles: Record<ErasureObstacle, string> = {
  change: 'pedido de alteração',
  documents: 'documentos pedidos',
  appeal: 'reclamação',
  suspension: 'suspensão',
  gift: 'oferta por levantar',
  booking: 'reserva por utilizar',
  ticket: 'bilhete de piscina por utilizar',
  course: 'classe que ainda não acabou',
  payment: 'pagamento ou reembolso por concluir',
  mobile: 'mudança do número de telemóvel',
}
/** What is said after a decision, by how the request stands then. */
export const decided = (reference: string): Partial<Record<ErasureState, string>> => ({
  proposed: `Eliminação ${reference} proposta: falta outra pessoa confirmar.`,
  confirmed: `Eliminação ${reference} confirmada: os dados estão a ser apagados.`,
  refused: `Pedido ${reference} recusado. O sócio foi avisado.`,
})
