import type { ReasonKind, ReasonPart } from '@palaestra/contract'

export const title = 'Motivos frequentes'
export const meaning =
  'Motivos a escolher quando um pedido não é aprovado ou se pedem documentos de novo, na língua de quem os lê. O que se altera fica logo disponível; o que já foi enviado não muda.'
export const kindsOf = 'Para'
export const kinds: Record<ReasonKind, string> = {
  application: 'Inscrições',
  supplement: 'Alterações de dados',
  documents: 'Documentos entregues',
  appeal: 'Reclamações',
}
export const parts: Record<ReasonPart, string> = {
  photo: 'Fotografia',
  idCopy: 'Cópia do documento',
  name: 'Nome',
  birthDate: 'Data de nascimento',
  documentExpiry: 'Validade do documento',
  guardian: 'Pai, mãe ou tutor',
  other: 'Outro',
  nameZh: 'Nome em chinês',
  surname: 'Apelido',
  firstName: 'Nome próprio',
  documentNumber: 'Número do documento',
  permittedStay: 'Autorização de permanência',
  guardianIdCopy: 'Cópia do documento do pai, da mãe ou do tutor',
  granted: 'Reclamação aprovada',
  dismissed: 'Reclamação rejeitada',
}
export const add = 'Acrescentar um motivo'
export const addTo = (kind: string) => `Acrescentar um motivo: ${kind}`
export const changeWhat = (part: string) => `Alterar o motivo: ${part}`
export const reads = 'Escreva-o nas três línguas. Cada pessoa lê-o apenas na sua.'
export const part = 'A que diz respeito'
export const inZh = 'Em chinês'
export const inPt = 'Em português'
export const inEn = 'Em inglês'
export const save = 'Guardar'
export const cancel = 'Cancelar'
export const edit = 'Alterar'
export const up = 'Para cima'
export const down = 'Para baixo'
export const retire = 'Retirar'
export const restore = 'Repor'
export const retired = 'Retirado'
export const which = (act: string, text: string) => `${act}: ${text}`
export const added = 'Motivo acrescentado.'
export const changed = 'Motivo alterado.'
export const moved = 'A ordem foi alterada.'
export const retiredNow = 'Motivo retirado.'
export const restored = 'Motivo reposto.'
