import type { DocumentKind } from '@palaestra/contract'

export const title = 'Documentos em falta'
export const notRead = 'Não foi possível ler os dados.'
export const tryAgain = 'Tentar de novo'
export const cameFor = (name: string) => `Antes de voltar a usar «${name}», é preciso o seguinte.`
export const nothing = 'De momento não precisa de entregar documentos.'
export const delivered = (reference: string) =>
  `Os documentos, com o número ${reference}, foram entregues e estão em apreciação. Comunicamos o resultado.`
export const until = (day: string) =>
  `Entregue estes documentos até ${day}. Depois desse dia os serviços são suspensos.`
export const overdue = (day: string) =>
  `Estes documentos deviam ser entregues até ${day} e os serviços estão suspensos. Voltam quando os documentos forem aceites.`
export const why = (reason: string) => `Motivo: ${reason}`
export const reference = (number: string) => `Número: ${number}`
export const deliver = 'Entregar'
export const accepted = (name: string) => `${name}: aceite, não precisa de entregar de novo.`
export const because = (reason: string) => `Motivo para entregar de novo: ${reason}`
export const between = ' '
export const photoHint = 'Recente, a cores e de frente, pelo menos 310×464 píxeis; JPG ou PNG, até 5MB'
export const documentHint = 'Bem legível; JPG ou PNG, até 5MB'
export const kinds: Record<DocumentKind, string> = {
  idCopy: 'Cópia do documento de identificação',
  photo: 'Fotografia',
  permittedStay: 'Comprovativo da autorização de permanência',
  guardianIdCopy: 'Cópia do documento do pai, da mãe ou do tutor',
  other: 'Outro documento',
}
