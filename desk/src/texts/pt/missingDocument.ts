import type { DocumentKind } from '@palaestra/contract'

export const kinds: Record<DocumentKind, string> = {
  idCopy: 'Cópia do documento de identificação',
  photo: 'Fotografia',
  permittedStay: 'Comprovativo da autorização de permanência',
  guardianIdCopy: 'Cópia do documento do pai, da mãe ou do tutor',
  other: 'Outro documento',
}
export const states = {
  asked: 'O sócio ainda não os entregou.',
  waiting: 'Entregues pelo sócio, por apreciar.',
  proposed: 'Aguarda a confirmação de outro colega.',
  deciding: 'Decidido; produz efeito dentro de momentos.',
  passed: 'Aceites.',
  rejected: 'Pedidos de novo; o sócio ainda não os entregou.',
  withdrawn: 'Já não são pedidos.',
}
/** In a line beside others. */
export const stateInList = {
  asked: 'por entregar',
  waiting: 'por apreciar',
  proposed: 'por confirmar',
  deciding: 'decidido',
  passed: 'aceites',
  rejected: 'pedidos de novo',
  withdrawn: 'já não são pedidos',
}
export const labelled = (what: string, words: string) => `${what}: ${words}`
export const asked = 'O que foi pedido'
export const memberNumber = 'Número de sócio'
export const birthDate = 'Data de nascimento'
export const askedBy = 'Último dia do sócio'
export const why = 'Pedidos porque'
export const delivered = 'Entregue pelo sócio'
export const onFile = 'Em arquivo'
export const notYet = 'Ainda não entregue'
export const because = (reason: string) => `Pedido de novo: ${reason}`
/** What differs from the acts of other kinds. */
export const acts: Record<string, string> = {
  received: 'Entregues pelo sócio',
  asked: 'Pedidos por',
  approved: 'Aceites por',
  rejected: 'Pedidos de novo por',
  proposed_passed: 'Aceitação proposta por',
  proposed_rejected: 'Novo pedido proposto por',
  'asked again': 'Pedidos de novo por',
  accepted: 'Aceites por',
  withdrawn: 'Pedido anulado por',
}
export const decisions = { approve: 'Aceitar', reject: 'Pedir de novo' }
export const confirm = { passed: 'Confirmar a aceitação', rejected: 'Confirmar o novo pedido' }
export const acceptWhose = (name: string, reference: string) => `Aceitar os documentos de ${name} (${reference})?`
export const confirmWhose = {
  passed: (name: string, reference: string) => `Confirmar a aceitação dos documentos de ${name} (${reference})?`,
  rejected: (name: string, reference: string) => `Confirmar o novo pedido de documentos a ${name} (${reference})?`,
}
export const means = {
  passed:
    'A fotografia e a cópia do documento passam para a ficha do sócio, os serviços suspensos por causa delas voltam, e o sócio é avisado.',
  rejected: 'O sócio recebe os motivos e o novo último dia, e pode entregar de novo.',
}
export const ended = {
  passed: (which: string) => `${which} aceite; o sócio é avisado.`,
  rejected: (which: string) => `${which} pedido de novo; o sócio é avisado.`,
}
export const deciding = {
  passed: (which: string) => `${which} foi aceite; produz efeito dentro de momentos.`,
  rejected: (which: string) => `${which} é pedido de novo; o sócio é avisado dentro de momentos.`,
}
export const proposedBy = {
  passed: (name: string, at: string) => `${name} propôs aceitar em ${at}; outro colega tem de o confirmar.`,
  rejected: (name: string, at: string) => `${name} propôs pedir de novo em ${at}; outro colega tem de o confirmar.`,
}
export const askAgainWhich = (which: string) => `Pedir de novo: ${which}`
export const withdraw = 'Anular o pedido'
export const withdrawMeaning =
  'O sócio já não precisa de entregar estes documentos e é avisado. Os serviços suspensos por causa deles voltam.'
export const withdrawn = (which: string) => `${which} anulado; o sócio é avisado.`
export const askAndTell = 'Avisar o sócio'
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
