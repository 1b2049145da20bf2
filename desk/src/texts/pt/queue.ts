export const back = 'Voltar à lista de pedidos'
export const dueOn = (day: string) => `Prazo: ${day}`
export const history = 'Histórico'
export const acts = {
  received: 'Pedido recebido',
  corrected: 'Pedido corrigido recebido',
  looked: 'Consultado por',
  opened: 'Imagem vista por',
  withdrawn: 'Retirado pelo requerente',
  appeal_closed: 'Encerrada, por a suspensão ter sido levantada, por',
  approved: 'Aprovado por',
  rejected: 'Rejeitado por',
  proposed_passed: 'Aprovação proposta por',
  proposed_rejected: 'Rejeição proposta por',
  entered: 'Introduzido ao balcão por',
  guardian_by_papers: 'Documentos do tutor vistos por',
  taken_over: 'Assumido, de um colega, por',
  sent_back: 'Devolvido por',
  undone: 'Decisão anulada por',
  returned:
    'Não foi possível executar a decisão: o documento, o e-mail ou o telemóvel já é de outro sócio. De novo por apreciar',
  proved_otherwise: 'Identidade confirmada de outro modo por',
}
export const decision = 'Decisão'
export const cancel = 'Cancelar'
export const queueEmpty = 'Não há mais pedidos por apreciar.'
export const stateFilter = 'Estado do pedido'
export const states = {
  waiting: 'Por apreciar',
  today: 'Prazo hoje',
  overdue: 'Em atraso',
  mine: 'Comigo',
  colleagues: 'Com colegas',
  proposed: 'Por confirmar',
  passed: 'Aprovados',
  rejected: 'Rejeitados',
  all: 'Todos',
}
/** Of one case. */
export const stateOf = {
  asked: 'Com o sócio',
  waiting: 'Por apreciar',
  proposed: 'Por confirmar',
  deciding: 'Decidido',
  passed: 'Aprovado',
  rejected: 'Rejeitado',
  withdrawn: 'Retirado',
}
export const search = 'Procurar pedidos'
export const searchHint = 'Parte do nome, número do documento, telemóvel, e-mail, número de sócio ou referência.'
export const find = 'Procurar'
export const noneIn = {
  waiting: 'Não há pedidos por apreciar.',
  today: 'Nenhum pedido tem o prazo hoje.',
  overdue: 'Não há pedidos em atraso.',
  mine: 'Não está a tratar de nenhum pedido.',
  colleagues: 'Nenhum colega está a tratar de pedidos.',
  proposed: 'Não há pedidos por confirmar.',
  passed: 'Não há pedidos aprovados.',
  rejected: 'Não há pedidos rejeitados.',
  all: 'Ainda não há pedidos.',
}
export const noneFound = 'Nenhum pedido corresponde à pesquisa.'
export const searchAll = 'Procurar em todos os pedidos'
export const duplicate = 'Duplicado'
export const corrected = 'Corrigido'
export const entered = 'Introduzido ao balcão'
export const pages = 'Páginas'
export const firstPage = 'Primeira página'
export const nextPage = 'Página seguinte'
export const decidedMeanwhile = (reference: string) => `Entretanto, um colega decidiu o pedido ${reference}.`
export const byDeadline = 'Por prazo'
export const clearSearch = 'Limpar a pesquisa'
export const noneChosen = 'Escolha um pedido na lista.'
export const searchFor = 'Referência, nome ou documento'
export const minor = 'Menor'
export const goingOn = 'Outros pedidos'
export const noneAfter = 'Não há pedido seguinte.'
export const nextIs = (name: string) => `Seguinte: ${name}`
export const daysLeft = (days: number) => {
  if (days === 0) return 'Prazo hoje'
  if (days < 0) return days === -1 ? '1 dia de atraso' : `${-days} dias de atraso`
  return days === 1 ? 'Falta 1 dia' : `Faltam ${days} dias`
}
export const heldBy = (name: string, since: string) => `${name} está a tratar deste pedido desde ${since}.`
export const heldInList = (name: string) => `com ${name}`
export const deciding = {
  passed: (reference: string) => `${reference} foi aprovado; produz efeito dentro de momentos.`,
  rejected: (reference: string) => `${reference} não foi aprovado; o motivo é enviado dentro de momentos.`,
}
export const proposed = (reference: string) => `${reference} aguarda a confirmação de outro colega.`
export const sentBack = (reference: string) => `${reference} foi devolvido e está de novo por apreciar.`
export const proposedBy = {
  passed: (name: string, at: string) => `${name} propôs a aprovação em ${at}; outro colega tem de a confirmar.`,
  rejected: (name: string, at: string) => `${name} propôs não aprovar em ${at}; outro colega tem de o confirmar.`,
}
export const secondFor = (cases: string[]) => `São precisas duas pessoas: ${cases.join(', ')}`
export const secondCases = { duplicate: 'possível duplicado', minor: 'menor', face: 'reconhecimento facial incerto' }
export const reasonIs = (reason: string) => `Motivo: ${reason}`
export const secondComes = 'Aguarda a confirmação de outro colega.'
export const confirm = { passed: 'Confirmar a aprovação', rejected: 'Confirmar a rejeição' }
export const sendBack = 'Devolver'
export const takeOver = 'Assumir'
export const takeOverWhat = (reference: string) => `Assumir ${reference}?`
export const takeOverMeans = (name: string) => `${name} deixa de poder decidir este pedido.`
export const languageTags = { zh: 'zh-Hant', pt: 'pt', en: 'en' }
export const languageNames = { zh: 'chinês', pt: 'português', en: 'inglês' }
export const decidedBy = {
  approved: (who: string, at: string) => `Aprovado por ${who} em ${at}.`,
  rejected: (who: string, at: string) => `Rejeitado por ${who} em ${at}.`,
}
export const approve = 'Aprovar'
export const reject = 'Rejeitar'

/** What a case is, whatever its state. */
export const kinds = {
  application: 'Inscrição',
  supplement: 'Alteração de dados',
  renewal: 'Renovação do cartão',
  documents: 'Documentos entregues',
  appeal: 'Reclamação',
}
export const kindFilter = 'Tipo de pedido'
export const allKinds = 'Todos os tipos'
export const workload = 'Trabalho em curso'
export const workingOn = (name: string, cases: number) => `${name}: ${cases}`
export const workingMyself = (cases: number) => `Comigo: ${cases}`
export const counted = (what: string, number: number) => `${what}: ${number}`
export const coming = 'A carregar o pedido…'
export const approveWhom = (name: string, reference: string) => `Aprovar ${name} (${reference})?`
export const confirmWhom = {
  passed: (name: string, reference: string) => `Confirmar a aprovação de ${name} (${reference})?`,
  rejected: (name: string, reference: string) => `Confirmar a rejeição de ${name} (${reference})?`,
}
