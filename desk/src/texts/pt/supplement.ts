import type { SupplementField } from '@palaestra/contract'

export const title = 'Alterações de dados'
export const meaning =
  'Alterações e renovações de cartão pedidas por sócios, a de prazo mais próximo primeiro. Até à aprovação mantêm-se os dados actuais.'
export const none = 'Não há alterações à espera de decisão'
export const reference = 'Número'
export const member = 'Sócio'
export const what = 'Tipo'
export const due = 'Prazo'
export const state = 'Situação'
export const kinds = { supplement: 'Alteração de dados', renewal: 'Renovação do cartão' }
export const late = 'Fora de prazo'
export const corrected = 'Corrigida'
export const withWhom = (name: string) => `Com ${name}`
export const pages = 'Páginas'
export const firstPage = 'Primeira página'
export const nextPage = 'Página seguinte'
export const back = 'Voltar às alterações'
export const dueOn = (day: string) => `Prazo: ${day}`
export const field = 'Dado'
export const onFile = 'Actual'
export const asked = 'Pedido'
export const differs = 'Alterado'
export const idNumber = 'Número de identificação'
export const card = 'Validade do cartão'
export const nothing = 'Nenhum'
export const fields: Record<SupplementField, string> = {
  nameZh: 'Nome em chinês',
  surname: 'Apelido',
  firstName: 'Nome próprio',
  documentNumber: 'Número do documento',
  documentExpiry: 'Validade do documento',
  photo: 'Fotografia',
  idCopy: 'Cópia do documento',
}
export const faces = {
  unsure: 'Não é certo que a nova fotografia seja da mesma pessoa. Compare com atenção.',
  no_photo: 'A DSI não tem fotografia desta pessoa para comparar. Verifique a cópia do documento.',
  silent: 'A DSI não respondeu e a nova fotografia não foi comparada. Verifique a cópia do documento.',
}
export const heldBy = (name: string, since: string) => `${name} está a tratar desta alteração desde ${since}.`
export const states = { approved: 'Aprovada', rejected: 'Não aprovada', withdrawn: 'Retirada pelo sócio' }
export const history = 'Registo'
const acts: Record<string, string> = {
  received: 'Enviada pelo sócio',
  corrected: 'Corrigida e enviada de novo pelo sócio',
  looked: 'Vista por',
  approved: 'Aprovada por',
  rejected: 'Não aprovada por',
}
export const actOf = (act: string) => acts[act] ?? 'Imagem vista por'
export const decision = 'Decisão'
export const approve = 'Aprovar'
export const reject = 'Não aprovar'
export const approved = (which: string) => `${which} aprovada.`
export const rejected = (which: string) => `${which} não aprovada; os motivos foram comunicados ao sócio.`
export const rejectWhich = (which: string) => `Não aprovar ${which}`
export const memberReads = 'O sócio lê estes motivos. Indique pelo menos um.'
export const rejectAndSend = 'Não aprovar e comunicar'
export const cancel = 'Cancelar'
const name = ['Não corresponde ao nome no documento. Corrija-o.']
export const readyReasons: Record<SupplementField, string[]> = {
  nameZh: name,
  surname: name,
  firstName: name,
  documentNumber: ['Não corresponde ao número no documento. Corrija-o.'],
  documentExpiry: ['Não corresponde à data no documento. Corrija-a.'],
  photo: [
    'A fotografia não é recente. Carregue uma tirada nos últimos 12 meses.',
    'A fotografia não é nítida ou não cumpre os requisitos. Carregue outra.',
  ],
  idCopy: ['A cópia não se lê bem. Carregue-a de novo.', 'O documento caducou. Carregue um documento válido.'],
}
