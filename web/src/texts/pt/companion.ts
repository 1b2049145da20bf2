import type { ChildRelation, CompanionKind } from '@palaestra/contract'
import { settings } from '../../settings.ts'

export const familyLead = 'A sua família e as pessoas com quem usa as instalações.'
export const requests = 'Pedidos à espera da sua resposta'
export const requestFor: Record<CompanionKind, (name: string, child: string) => string> = {
  child: (name, child) => `${name} quer levar ${child} à piscina`,
  player: (name) => `${name} quer incluí-lo na lista de jogadores`,
  collector: (name) => `${name} quer que possa levantar as suas reservas`,
}
export const requestMeans: Record<CompanionKind, string> = {
  child:
    'Se aceitar, a pessoa pode comprar bilhetes de piscina com a criança, e ver o nome dela, até a criança fazer 13 anos.',
  player: 'Se aceitar, a pessoa pode indicá-lo como jogador quando aluga um recinto, e ver o seu nome.',
  collector: 'Se aceitar, a pessoa pode indicá-lo para levantar uma reserva em vez dela, e ver o seu nome.',
}
export const saysRelation = (relation: string) => `Relação com a criança, segundo a pessoa: ${relation}`
export const answerUntil = (day: string) =>
  `Responda até ${day}. Se recusar ou não responder, a pessoa não é informada do motivo.`
export const yes = 'Aceitar'
export const no = 'Recusar'
export const answerAbout = (verb: string, request: string) => `${verb}: ${request}`
export const saidYes = 'Aceitou o pedido. Ambas as partes foram avisadas.'
export const saidNo =
  'Recusou o pedido. A pessoa não é informada e não pode voltar a fazer este pedido nos próximos 90 dias.'

export const family = 'Lista da família'
export const familyWhat =
  'Estas relações estão confirmadas e não se alteram aqui. Para acrescentar ou terminar uma, dirija-se ao balcão.'
export const noFamily = 'Não há relações familiares confirmadas.'
export const parts = { child: 'Filho ou filha', guardian: 'Pai, mãe ou tutor' }
export const confirmedBy = {
  bureau: `confirmado pela ${settings.identityBureau}`,
  papers: 'confirmado por documentos ao balcão',
}
export const unnamed = (end: string) => `Documento terminado em ${end}`
export const payment = (state: string) => `Pagamento online: ${state}`
export const consents = {
  not_requested: 'não pedido',
  pending: 'a aguardar autorização',
  authorised: 'autorizado',
  declined: 'não autorizado',
  withdrawn: 'autorização retirada',
  none: 'sem registo',
}
export const toPayment = 'Pagamento online dos filhos'
export const toGuardians = 'Pais e tutores'

export const lists = 'As suas listas'
export const counted = (count: number, most: number) => `${count} de ${most} no máximo`
export const toFamily = 'Família e acompanhantes'

export const standsWith = 'Listas em que está'
export const standsWhat: Record<CompanionKind, (name: string, child: string) => string> = {
  child: (name, child) => `${name} pode levar ${child} à piscina`,
  player: (name) => `Está na lista de jogadores de ${name}`,
  collector: (name) => `Pode levantar reservas de ${name}`,
}
export const since = (moment: string) => `Desde ${moment}`
export const leave = 'Sair'
export const leaveSure = 'Sair desta lista?'
export const left = 'Saiu da lista. A outra parte foi avisada.'

export const relations: Record<ChildRelation, string> = {
  guardian: 'Pai, mãe ou tutor',
  grandparent: 'Avô ou avó',
  relative: 'Outro familiar',
  friend: 'Pessoa amiga da família',
  carer: 'Pessoa que cuida da criança (escola, clube ou ATL)',
}
export const lead: Record<CompanionKind, string> = {
  child:
    'As crianças com 12 anos ou menos usam a piscina acompanhadas por um adulto. As crianças desta lista podem ser escolhidas ao comprar bilhetes de piscina.',
  player:
    'Ao alugar um campo de futebol ou outro recinto de equipa, escolhe os jogadores desta lista. Todos têm de ser sócios e de aceitar.',
  collector: 'Estas pessoas podem levantar a reserva quando não puder ir. Têm de ser sócios e de aceitar.',
}
export const nobodyYet: Record<CompanionKind, string> = {
  child: 'Não há crianças na lista.',
  player: 'Não há jogadores na lista.',
  collector: 'Não há ninguém na lista.',
}
export const numbered = (number: string) => `Número de sócio ${number}`
export const states = {
  waiting: 'À espera de resposta',
  confirmed: 'Na lista',
  unable: 'De momento não pode participar',
}
export const lapses = (day: string) => `Se não for aceite até ${day}, o pedido caduca.`
export const until13 = (day: string) => `Até ${day} (13 anos)`
export const shirtOf = (shirt: number) => `N.º ${shirt}`
export const noShirt = 'Sem número'
export const edit = 'Alterar'
export const editOf = (who: string) => `Alterar: ${who}`
export const save = 'Guardar'
export const cancel = 'Cancelar'
export const saved = 'Guardado.'
export const remove = 'Retirar'
export const removeOf = (who: string) => `Retirar: ${who}`
export const removeSure = 'Retirar da lista?'
export const removeWhat = (who: string) => `${who} deixa de estar na lista, e a outra parte é avisada.`
export const takeBack = 'Retirar o pedido'
export const takeBackOf = (who: string) => `Retirar o pedido: ${who}`
export const takeBackSure = 'Retirar o pedido?'
export const takeBackWhat = (who: string) => `O seu pedido a ${who} é retirado.`
export const keep = 'Manter'
export const removed = 'Retirado.'

export const ownChildren = 'Os seus filhos'
export const ownWhat = 'Os seus filhos são incluídos de imediato.'
export const addChild = (name: string) => `Incluir ${name}`
export const addedChild = (name: string) => `${name} já está na lista.`
export const add: Record<CompanionKind, string> = {
  child: 'Incluir outra criança',
  player: 'Incluir um jogador',
  collector: 'Incluir uma pessoa',
}
export const addWhat: Record<CompanionKind, string> = {
  child:
    'Introduza o número de sócio da criança. Entra na lista quando o pai, a mãe ou o tutor aceitar; até lá não se mostra o nome.',
  player: 'Introduza o número de sócio da pessoa. Entra na lista quando aceitar; até lá não se mostra o nome.',
  collector: 'Introduza o número de sócio da pessoa. Entra na lista quando aceitar; até lá não se mostra o nome.',
}
export const memberNumber = 'Número de sócio'
export const memberNumberHint = 'Os 9 algarismos do cartão de sócio'
export const relation = 'A sua relação com a criança'
export const shirt = 'Número do jogador'
export const send = 'Enviar o pedido'
export const asked = 'O pedido ficou registado. Se o número for de alguém que possa responder, essa pessoa é avisada.'
export const full = (most: number) =>
  `A lista está cheia (${most} no máximo). Para incluir alguém, retire primeiro uma pessoa.`
export const notRead = 'Não foi possível carregar os dados.'
export const tryAgain = 'Tentar de novo'
