import type { RedemptionState, VisitProblem } from '@palaestra/contract'

export const title = 'Pontos e prendas'
export const handOut = 'Entregar prendas'
export const search = 'Número de sócio ou referência da troca'
export const searchHint = 'Por exemplo, G26-7KQ4NX'
export const find = 'Procurar'
export const file = 'Ficheiro'
export const importVisits = 'Importar visitas'
export const importing = 'A importar…'
export const chooseFile = 'Escolha primeiro o ficheiro'
export const importMeans = (columns: string) =>
  `CSV em UTF-8, com as colunas na primeira linha: ${columns}. Cada linha é tratada por si; das que não servem é dito porquê. Importar de novo o mesmo ficheiro não muda nada.`
export const outcome = (lines: number, added: number, known: number, refused: number) =>
  `${lines} linhas: ${added} novas, ${known} já existentes, ${refused} recusadas.`
export const refusedLine = (line: number, why: string) => `Linha ${line}: ${why}`
export const more = (count: number) => `E mais ${count}, que não estão na lista.`
export const problems: Record<VisitProblem, string> = {
  columns: 'o número de colunas não é o da primeira linha, ou falta fechar aspas',
  member_number: 'o número de sócio não está certo',
  member_unknown: 'não há sócio com este número',
  day: 'a data não está certa',
  time: 'a hora não está certa',
  place: 'o local não está certo',
  left_before: 'a saída é anterior à entrada',
  too_long: 'mais de 16 horas',
  future: 'ainda não aconteceu',
  too_old: 'demasiado antiga: os pontos já teriam expirado',
  overlaps: 'coincide com outra visita do sócio',
}
export const handedOut = (reference: string) => `Entregue: ${reference}.`
export const giftsOf = (name: string, number: string) => `Trocas de ${name} (${number})`
export const noGifts = 'Não há trocas.'
export const giftName = (gift: { nameZh: string; namePt: string; nameEn: string }) => gift.namePt
export const handOutOne = (name: string) => `Entregar: ${name}`
export const states: Record<RedemptionState, (day: string) => string> = {
  reserved: (day: string) => `Por levantar, até ${day}`,
  collected: () => 'Levantada',
  missed: () => 'Não levantada a tempo; pontos devolvidos',
  returned: () => 'Anulada; pontos devolvidos',
}
