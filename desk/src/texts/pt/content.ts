import type { ItemKind, Locale, PageProblem, WrittenBlock } from '@palaestra/contract'

export const pages = 'Páginas'
export const meaning =
  'As páginas e as condições do portal, e os textos que aparecem dentro de outros ecrãs. Um rascunho só é visto por todos depois de publicado.'
export const toPages = 'Todas as páginas'
export const page = 'Página'
export const newPage = 'Nova página'
export const begin = 'Começar'
export const newAddress = 'Endereço'
export const newAddressHint = 'Por exemplo events/autumn: minúsculas sem acentos, algarismos, - e /, sem a língua.'
export const titleZh = 'Título em chinês'
export const titlePt = 'Título em português'
export const titleEn = 'Título em inglês'
export const linkedFrom = 'Levam a esta página, e têm de mudar primeiro:'
export const changedOn = 'Mudada em'
export const language = 'Língua'
export const pageTitle = 'Título'
export const addPart = 'Acrescentar'
export const addLine = 'Acrescentar uma linha'
export const addLink = 'Acrescentar uma ligação'
export const numbered = 'Lista numerada'
export const address = 'Endereço'
export const addressHint = 'Um endereço do portal que comece por /, https://, mailto: ou tel:'
export const itemName = 'Nome'
export const placeAddress = 'Morada'
export const level = 'Nível'
export const entryAddressHint =
  'Um endereço do portal que comece por /, um endereço https:// ou {mainSite}; vazio, se só contém outras.'
export const up = 'Mover para cima'
export const down = 'Mover para baixo'
export const remove = 'Retirar'
export const ready = 'Está completa e pode ser publicada.'
export const comma = ', '
export const colon = ': '
export const isDraft = 'Rascunho por publicar'
export const unsaved = 'há alterações por guardar'
export const save = 'Guardar o rascunho'
export const saved = 'O rascunho foi guardado.'
export const preview = 'Pré-visualizar'
export const publish = 'Publicar'
export const discard = 'Eliminar o rascunho'
export const discardReally = 'Eliminar o rascunho? Não pode ser reposto.'
export const discarded = 'O rascunho foi eliminado.'
export const leave = 'Há alterações por guardar. Quer perdê-las?'
export const when = 'Quando'
export const hourHint = 'Com cinco minutos de atraso, no máximo.'
export const correction = 'É só uma correcção, sem nada de novo'
export const correctionHint = 'A data da página fica a mesma, e a ninguém se pede que aceite de novo.'
export const cancel = 'Cancelar'
export const close = 'Fechar'
export const publishedNow = 'A página foi publicada.'
export const history = 'Histórico'
export const beganWith = 'O conteúdo inicial'
export const current = 'a actual'
export const compare = 'Comparar'
export const goBack = 'Fazer dela um rascunho'
export const restored = 'A versão anterior é agora o rascunho. Só aparece depois de publicada.'
export const noDifferences = 'Nesta língua são iguais.'
export const addedLine = 'Novo:'
export const removedLine = 'Retirado:'
export const conflict = 'Entretanto outra pessoa mudou esta página'
export const publishedMeanwhile = 'Entretanto foi publicada uma nova versão. Veja o que muda em relação a ela.'
export const keepMine = 'Ficar com o que escrevi'
export const takeTheirs = 'Ficar com a outra versão'
export const theirsShown = 'Está a ver a outra versão.'
export const line = (number: number) => `Linha ${number}`
export const link = (number: number) => `Ligação ${number}`
export const part = (number: number) => `Parte ${number}`
export const which = (act: string, what: string) => `${act}: ${what}`
export const unknownWord = (word: string) => `Não há nenhuma definição «{${word}}»`
export const keptItem = (word: string) => `«${word}» já esteve publicado: pode esconder-se, mas não retirar-se`
export const hiddenLine = (text: string) => `${text} (não se mostra)`
export const willBePublished = (at: string) => `Será publicada em ${at}`
export const draftOf = (by: string, at: string) => `Rascunho de ${by}, ${at}`
export const versionNumber = (number: number) => `Versão ${number}`
export const publishedBy = (at: string, by: string) => `publicada em ${at} por ${by}`
export const compared = (number: number, now: number) => `Da versão ${number} à versão ${now}`
export const changedBy = (by: string, at: string) => `Foi mudada por ${by} em ${at}. Veja o que muda em relação a ela.`
export const languages: Record<Locale, string> = {
  zh: 'Em chinês',
  pt: 'Em português',
  en: 'Em inglês',
}
export const kinds: Record<WrittenBlock['kind'], string> = {
  heading: 'Título intermédio',
  paragraph: 'Parágrafo',
  list: 'Lista',
  links: 'Ligações',
  notice: 'Destaque',
  area: 'Zona',
  place: 'Local de levantamento do cartão',
  entry: 'Entrada do menu',
}
export const hiddenItem: Record<ItemKind, string> = {
  area: 'Já não se pode escolher (quem a escolheu fica com ela)',
  place: 'Já não se pode escolher (quem o escolheu fica com ele)',
  entry: 'Não se mostra',
}
export const problems: Record<Exclude<PageProblem['problem'], 'word' | 'kept'>, string> = {
  missing: 'Falta',
  too_long: 'Demasiado longo',
  address: 'Endereço não permitido',
  nowhere: 'O portal não tem este endereço',
  twice: 'É igual a outro',
  level: 'Só pode estar um nível abaixo do anterior',
}
export const usesOf = {
  page: 'Páginas',
  terms: 'Condições',
  template: 'Textos dentro de outros ecrãs',
  list: 'Menu e listas',
}
export const notReady = (count: number) =>
  count === 1 ? 'Falta resolver uma coisa antes de publicar' : `Faltam resolver ${count} coisas antes de publicar`
export const uses = {
  page: (address: string) => `Página do portal: ${address}`,
  terms: (address: string) => `Condições que as pessoas aceitam: ${address}`,
  template: (_: string) => 'Não é uma página: aparece dentro de outros ecrãs.',
  list: (_: string) => 'Menu ou lista: muda em todos os sítios onde aparece. O menu muda em meio minuto.',
}
export const states = { new: 'Nunca publicada', off: 'Retirada' }
export const publishedStates = {
  shown: 'Igual ao que está publicado',
  new: 'Ainda não publicada: ninguém a vê',
  off: 'Retirada: ninguém a encontra',
}
export const takeOff = { shown: 'Retirar a página', new: 'Eliminar a página' }
export const takeOffReally = {
  shown: 'Retirar a página? No seu endereço deixa de haver conteúdo; o histórico fica.',
  new: 'Eliminar esta página, que nunca foi publicada? Não se pode recuperar.',
}
export const takenOff = { shown: 'A página foi retirada.', new: 'A página foi eliminada.' }
