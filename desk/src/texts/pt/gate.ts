import type { AsideReason, GateWay } from '@palaestra/contract'

export const title = 'Torniquetes'
export const meaning =
  'Os torniquetes abrem a quem reservou. Cada um tem a sua chave; sem ela não pode perguntar nem comunicar nada.'
export const add = 'Novo torniquete…'
export const none = 'Ainda não há torniquetes.'
export const inUse = 'Em uso'
export const withdrawnAt = (at: string) => `Chave retirada em ${at}`
export const neverSeen = 'Ainda sem contacto'
export const seenAt = (at: string) => `Último contacto: ${at}`
export const asideCount = (many: number) => `${many} postos de parte`
export const withdraw = 'Retirar a chave…'
export const withdrawWhat = (name: string) => `Retirar a chave de ${name}?`
export const withdrawMeans =
  'O torniquete deixa de poder perguntar ou comunicar. O que já comunicou mantém-se. Uma chave retirada não volta; crie o torniquete de novo para ter outra.'
export const withdrawNow = 'Retirar a chave'
export const withdrawn = 'A chave foi retirada.'
export const back = 'Voltar'
export const addNow = 'Criar a chave'
export const place = 'Onde está'
export const placeHint = 'O torniquete de uma piscina abre só com bilhetes dessa piscina.'
export const poolOf = (venue: string, pool: string) => `${venue} · ${pool}`
export const name = 'Nome'
export const nameHint = 'Como os colegas lhe chamam, por exemplo «Entrada do pavilhão».'
export const keyTitle = 'A chave do torniquete'
export const keyMeans = 'Introduza-a agora no torniquete. Só é mostrada esta vez e não pode voltar a ser lida.'
export const keyNoted = 'Já a anotei'
export const aside = 'Posto de parte'
export const asideMeans =
  'O que os torniquetes comunicaram depois de estarem sem ligação e o portal não pôde aceitar, ou não teria permitido. É apagado ao fim de algumas semanas.'
export const asideNone = 'Não há nada posto de parte.'
export const gate = 'Torniquete'
export const when = 'Quando, pelo seu relógio'
export const way = 'Sentido'
export const reason = 'Motivo'
export const memberNumber = 'Número de sócio'
export const ways: Record<GateWay, string> = { in: 'Entrada', out: 'Saída' }
export const reasons: Record<AsideReason, string> = {
  clock_ahead: 'O relógio está adiantado',
  clock_behind: 'Tem mais de duas semanas',
  unreadable: 'Não é código de cartão',
  unknown_key: 'Assinado por uma chave retirada',
  forged: 'Não foi assinado por nós',
  over: 'O código não era desse momento',
  no_card: 'Não é de nenhum cartão em uso',
  replaced: 'O cartão já tinha sido dado como perdido',
  number_taken: 'Outro registo tem este número',
  suspended: 'Cartão suspenso; entrou',
  expired: 'Cartão expirado; entrou',
  temporary: 'Cartão provisório; entrou',
  too_early: 'Ainda era cedo; entrou',
  unpaid: 'Por pagar; entrou',
  nothing_booked: 'Nada reservado; entrou',
}
