import type { SupplementField } from '@palaestra/contract'

export const comparison = { supplement: 'Alteração pedida', renewal: 'Renovação do cartão' }
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
  other:
    'A DSI respondeu depois do envio da alteração. Pela comparação, a nova fotografia é de outra pessoa. Compare-a com a anterior.',
  no_face: 'O sistema não encontrou exactamente um rosto na nova fotografia. Verifique se cumpre os requisitos.',
  no_photo: 'A DSI não tem fotografia desta pessoa para comparar. Verifique a cópia do documento.',
  silent: 'A DSI não respondeu e a nova fotografia não foi comparada. Verifique a cópia do documento.',
}
export const approvalMeans = 'Com a aprovação, os dados do sócio são alterados; o sócio é avisado.'
export const rejectionMeans = 'O sócio recebe os motivos e pode corrigir e enviar de novo.'
export const approved = (which: string) => `${which} aprovada.`
export const rejected = (which: string) => `${which} não aprovada; os motivos foram comunicados ao sócio.`
export const rejectWhich = (which: string) => `Não aprovar ${which}`
export const memberReads = 'O sócio lê estes motivos. Indique pelo menos um.'
export const rejectAndSend = 'Não aprovar e comunicar'
