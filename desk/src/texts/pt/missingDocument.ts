import type { DocumentKind } from '@palaestra/contract'

export const kinds: Record<DocumentKind, string> = {
  idCopy: 'Cópia do documento de identificação',
  photo: 'Fotografia',
  permittedStay: 'Comprovativo da autorização de permanência',
  guardianIdCopy: 'Cópia do documento do pai, da mãe ou do tutor',
  other: 'Outro documento',
}
export const states = {
  asked: 'O sócio ainda não os entregou',
  delivered: 'Entregues pelo sócio, por apreciar',
  accepted: 'Aceites',
  withdrawn: 'Já não são pedidos',
}
export const memberNumber = 'Número de sócio'
export const birthDate = 'Data de nascimento'
export const askedBy = 'Último dia do sócio'
export const dueOn = 'Prazo da decisão'
export const why = 'Pedidos porque'
export const delivered = 'Entregue pelo sócio'
export const onFile = 'Em arquivo'
export const notYet = 'Ainda não entregue'
export const because = (reason: string) => `Pedido de novo: ${reason}`
export const history = 'Registo'
const acts: Record<string, string> = {
  asked: 'Pedidos por',
  looked: 'Consultado por',
  'asked again': 'Pedidos de novo por',
  accepted: 'Aceites por',
  withdrawn: 'Pedido anulado por',
}
export const actOf = (act: string) => acts[act] ?? 'Imagem aberta por'
export const decision = 'Decisão'
export const accept = 'Aceitar'
export const askAgain = 'Pedir de novo'
export const askAgainWhich = (which: string) => `Pedir de novo: ${which}`
export const withdraw = 'Anular o pedido'
export const withdrawMeaning =
  'O sócio já não precisa de entregar estes documentos e é avisado. Os serviços suspensos por causa deles voltam.'
export const accepted = (which: string) => `${which} aceite; o sócio é avisado.`
export const askedAgain = (which: string) => `${which} pedido de novo; o sócio é avisado.`
export const withdrawn = (which: string) => `${which} anulado; o sócio é avisado.`
export const sendBack = 'Avisar o sócio'
export const cancel = 'Cancelar'
export const memberReads = {
  zh: 'O sócio lê chinês: escreva em chinês.',
  pt: 'O sócio lê português: escreva em português.',
  en: 'O sócio lê inglês: escreva em inglês.',
}
export const reasonsNeeded = 'Um documento sem motivo conta como em ordem e não é pedido de novo.'
export const dayHint = 'aaaa-mm-dd, por exemplo 2031-03-15'
export const newDay = 'Novo último dia'
export const which = 'Documentos'
export const words = 'Que documento é'
export const wordsHint = 'O sócio lê-o. Por exemplo: Declaração da sua escola.'
export const day = 'Último dia'
export const requests = 'Documentos pedidos'
export const none = '—'
export const readyWhys: readonly string[] = [
  'O documento em arquivo caducou. Entregue o documento em vigor.',
  'A cópia em arquivo não se lê. Entregue-a de novo.',
  'Ao conferir a sua ficha, faltavam documentos.',
]
