import type { AnnouncementPlace } from '@palaestra/contract'

export const title = 'Comunicados'
export const meaning =
  'O que lê quem abre o portal, e pode fechar: por exemplo, instalações encerradas ou trabalhos no sistema.'
export const add = 'Novo comunicado'
export const none = 'Não há comunicados.'
export const reads = (most: number) =>
  `Escreva nas três línguas, no máximo ${most} caracteres em cada uma, só texto simples.`
export const kind = 'Tipo'
export const kinds = { info: 'Informação', warning: 'Aviso' }
export const kindHints = {
  info: 'O que é bom saber',
  warning: 'O que se tem de saber antes de sair de casa: aparece primeiro',
}
export const inZh = 'Em chinês'
export const inPt = 'Em português'
export const inEn = 'Em inglês'
export const placesLabel = 'Onde aparece'
export const placesHint = 'Se não escolher nenhum, aparece em todo o portal.'
export const places: Record<AnnouncementPlace, string> = {
  login: 'Entrada',
  registration: 'Registo de sócios',
  account: 'Conta de sócio',
  services: 'Instalações, piscinas e aulas',
}
const everywhere = 'Todo o portal'
export const where = (named: readonly string[]) => (named.length === 0 ? everywhere : named.join(', '))
export const fromDay = 'Primeiro dia'
export const untilDay = 'Último dia'
export const untilDayHint = 'Por exemplo, 2026-12-31. Se não indicar, aparece até alguém o terminar.'
export const days = (from: string, until: string | null) => (until === null ? `desde ${from}` : `de ${from} a ${until}`)
export const states = { coming: 'Por começar', shown: 'Visível', over: 'Terminado' }
export const announce = 'Publicar o comunicado'
export const end = 'Terminar já'
export const endWhat = 'Terminar este comunicado'
export const endMeans = 'Deixa de aparecer e não pode ser reposto. Se for preciso, escreva um novo.'
export const cancel = 'Cancelar'
export const added = 'O comunicado foi publicado.'
export const ended = 'O comunicado foi terminado.'
