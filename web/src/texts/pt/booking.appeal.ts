import { appealWords } from '@palaestra/contract'

export const title = 'Reclamar de uma falta'
export const means =
  'Se lá esteve, ou se faltou por motivo justificado, conte-nos. Só pode reclamar uma vez de cada falta; enquanto a reclamação estiver em apreciação, a falta não conta.'
export const statement = 'Porque reclama'
export const statementHint = `${appealWords.leastAboutMissed} a ${appealWords.most} caracteres`
export const send = 'Enviar a reclamação'
export const sent = (reference: string) => `A reclamação foi enviada, com o número ${reference}.`
export const close = 'Fechar'
