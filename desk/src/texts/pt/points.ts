import type { EntryKind, GiftState, RedemptionState, VisitProblem } from '@palaestra/contract'

const amount = (points: number) => new Intl.NumberFormat('pt-PT', { maximumFractionDigits: 2 }).format(points)

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
export const catalogue = 'Catálogo de prendas'
export const catalogueMeans =
  'As prendas por que os sócios trocam pontos. As mudanças valem de imediato; o que já foi trocado mantém o preço.'
export const noCatalogue = 'Não há prendas no catálogo.'
export const addGift = 'Acrescentar prenda'
export const changeGift = 'Alterar prenda'
export const changeGiftNamed = (name: string) => `Alterar prenda: ${name}`
export const saveGift = 'Guardar'
export const giftAdded = 'A prenda está no catálogo.'
export const giftChanged = 'A prenda foi alterada.'
export const back = 'Voltar'
export const nameOf = (name: Record<'zh' | 'pt' | 'en', string>) => name.pt
export const nameIn = { zh: 'Nome em chinês', pt: 'Nome em português', en: 'Nome em inglês' }
export const priceLabel = 'Preço em pontos'
export const priceHint = 'Para as trocas a partir de agora.'
export const typed = (value: number) => String(value).replace('.', ',')
export const stock = 'Unidades ao todo'
export const stockHint = (given: number) => `Incluindo ${given} já entregues ou reservadas.`
export const stockHintNew = 'Quantas podem ser trocadas.'
export const offered = 'Mostrar aos sócios'
export const fromDay = 'Primeiro dia'
export const untilDay = 'Último dia'
export const price = (points: number) => (points === 1 ? '1 ponto' : `${amount(points)} pontos`)
export const left = (count: number) => (count === 1 ? 'resta 1' : `restam ${count}`)
export const piecesLeft = (left: number, stock: number) => `${left === 1 ? 'resta 1' : `restam ${left}`} de ${stock}`
export const giftDays = (from: string | null, until: string | null) =>
  from && until ? `de ${from} a ${until}` : from ? `desde ${from}` : until ? `até ${until}` : ''
export const giftStates: Record<GiftState, string> = {
  offered: 'Disponível',
  hidden: 'Não mostrada',
  coming: 'Ainda não',
  over: 'Terminada',
  gone: 'Esgotada',
}
export const asMembersSee = 'O que os sócios vêem'
export const willBe: Record<GiftState, string> = {
  offered: 'Os sócios vêem-na hoje e podem trocar pontos por ela.',
  hidden: 'Os sócios não a vêem.',
  coming: 'Os sócios vêem-na a partir do primeiro dia.',
  over: 'O último dia já passou: os sócios não a vêem.',
  gone: 'Os sócios vêem-na, e que está esgotada.',
}
export const conflict = 'Outra pessoa acabou de alterar esta prenda. Agora é:'
export const giveBack = 'Anular a troca'
export const giveBackNamed = (name: string, reference: string) => `Anular a troca: ${name} (${reference})`
export const givesBack = (points: number) =>
  `O sócio recebe de volta ${points === 1 ? '1 ponto' : `${amount(points)} pontos`}: nos meses de onde vieram e, se entretanto expiraram, neste mês.`
export const giveBackCollected = 'A prenda já foi entregue: a unidade não passa para outros sócios.'
export const givenBack = (reference: string) => `A troca ${reference} foi anulada e os pontos foram devolvidos.`
export const reason = 'Motivo'
export const reasonHint = 'Fica no registo de auditoria para sempre.'
export const points = 'Pontos'
export const showPoints = 'Mostrar pontos'
export const balance = (points: number) => `Pontos disponíveis: ${amount(points)}`
export const ledger = 'Registo de pontos'
export const noEntries = 'Ainda não há registos.'
export const earlier = 'Registos anteriores'
export const at = 'Quando'
export const what = 'O quê'
export const number = 'Pontos'
export const month = 'Do mês'
export const why = 'Quem e porquê, ou a troca'
export const kinds: Record<EntryKind, string> = {
  earned: 'Ganhos em visitas',
  redeemed: 'Trocados por prenda',
  returned: 'Devolvidos',
  corrected: 'Acrescentados por funcionário',
  deducted: 'Retirados por funcionário',
  expired: 'Expirados',
}
export const signed = (points: number) => `${points > 0 ? '+' : '−'}${amount(Math.abs(points))}`
const monthName = new Intl.DateTimeFormat('pt-PT', { month: 'long', timeZone: 'UTC' })
export const monthWritten = (month: string) => {
  const name = monthName.format(new Date(`${month}-01`))
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} de ${month.slice(0, 4)}`
}
export const correct = 'Corrigir pontos'
export const correctMeans =
  'Os pontos acrescentados contam para este mês; os retirados saem primeiro dos mais antigos. O sócio vê-o no seu registo.'
export const direction = 'Acrescentar ou retirar'
export const directions = { give: 'Acrescentar', take: 'Retirar' }
export const howMany = 'Quantos pontos'
export const howManyHint = 'Por exemplo, 1,5; duas casas decimais no máximo.'
export const beforeAndAfter = (before: number, after: number) =>
  `O sócio tem agora ${amount(before)} e fica com ${amount(after)}.`
export const notSoMany = (balance: number) => `O sócio só tem ${amount(balance)}: não é possível retirar tantos.`
export const corrected = (balance: number) => `Corrigido: o sócio tem agora ${amount(balance)} pontos.`
