import type { BulletinProblem, Locale } from '@palaestra/contract'

export const title = 'Notificações aos sócios'
export const meaning =
  'O que se comunica a um sócio, a um grupo ou a todos: aparece na conta e, se assim se quiser, chega também por e-mail e SMS.'
export const write = 'Escrever uma notificação'
export const notice = 'Notificação'
export const none = 'Ainda não há notificações.'
export const untitled = '(sem título)'
export const toAll = 'Voltar a todas as notificações'
export const loading = 'A carregar…'
export const save = 'Guardar rascunho'
export const saved = 'Rascunho guardado.'
export const preview = 'Pré-visualizar'
export const discard = 'Deitar fora o rascunho'
export const discardReally = 'Deitar fora este rascunho?'
export const discarded = 'O rascunho foi deitado fora.'
export const unplan = 'Cancelar o envio'
export const unplanned = 'O envio foi cancelado; voltou a ser rascunho.'
export const changeUnplans = 'Se guardar alterações, volta a ser rascunho e tem de ser marcada de novo.'
export const leave = 'Se sair, perde o que não guardou. Sair?'
export const uri = 'Ligação'
export const uriHint =
  'Um caminho deste portal, como /venues, ou um endereço https de um sítio da lista. No texto não pode haver endereços.'
export const topic = 'Assunto'
export const copiesBy = 'Cópias'
export const byEmail = 'E-mail'
export const bySms = 'SMS (só o título)'
export const copiesHint = 'Só a quem o quer receber. Os SMS que não são oficiais só saem entre as 9 e as 21 horas.'
export const to = 'Para quem'
export const memberNumber = 'Número de sócio'
export const groupIs = 'O grupo'
export const groupHint =
  'Têm de cumprir tudo o que escolher; o que deixar em branco não conta. Dentro de cada escolha basta uma opção.'
export const ageFrom = 'Idade mínima'
export const ageTo = 'Idade máxima'
export const areas = 'Zona de residência'
export const languagesChosen = 'Língua'
export const idTypes = 'Tipo de documento'
export const services = 'Serviços usados'
export const servicesHint = 'Entradas e ofertas: nos últimos doze meses.'
export const sending = 'Envio'
export const saveFirst = 'Guarde primeiro o rascunho; depois pode enviá-lo.'
export const unfinished = 'Antes de enviar falta:'
export const toSend = 'Enviar…'
export const sendNow = 'Enviar'
export const counting = 'A contar as pessoas…'
export const reckonedAnew = 'Quem pertence ao grupo é visto de novo no momento do envio: o número pode mudar.'
export const when = 'Quando'
export const hourHint = 'O envio começa poucos minutos depois desta hora.'
export const typeCount = 'Escreva o número de pessoas'
export const notTheCount = 'Não é o número de pessoas indicado acima'
export const cancel = 'Cancelar'
export const close = 'Fechar'
export const begun = 'O envio começou.'
export const language = 'Língua'
export const seenByMembers = 'O que os sócios vêem'
export const inList = 'Na lista e no sino'
export const opened = 'Ao abrir'
export const asSms = 'SMS'
export const reachedWhat = 'Sócios que a receberam'
export const readWhat = 'Leram-na'
export const waysWhat = 'Cópias'
export const withdraw = 'Retirar a notificação'
export const withdrawMeans = 'Desaparece logo das contas de todos os sócios e não pode voltar. Aqui fica registada.'
export const lettersStay = 'Os e-mails e SMS que já saíram não podem ser recolhidos.'
export const gone = 'A notificação foi retirada.'
export const states = {
  draft: 'Rascunho',
  planned: 'Marcada',
  sending: 'A enviar',
  sent: 'Enviada',
  withdrawn: 'Retirada',
}
export const audiences = {
  all: 'Todos os sócios',
  group: 'Um grupo',
  member: 'Um sócio',
}
export const topics = {
  official: 'Notificação oficial',
  services: 'Novidades dos serviços',
  offers: 'Actividades e ofertas',
}
export const topicHints = {
  official: 'O que a lei exige ou todos têm de saber; as cópias não se podem desligar',
  services: 'Horários, encerramentos, regras',
  offers: 'Cursos, actividades, ofertas; não chegam a quem não quer publicidade',
}
export const titleIn = {
  Zh: 'Título em chinês',
  Pt: 'Título em português',
  En: 'Título em inglês',
}
export const messageIn = {
  Zh: 'Texto em chinês',
  Pt: 'Texto em português',
  En: 'Texto em inglês',
}
export const languages = {
  zh: 'Chinês',
  pt: 'Português',
  en: 'Inglês',
}
export const idTypeNames = {
  resident: 'BIR',
  worker: 'Trabalhador não residente',
  permit: 'Título Especial de Permanência',
  student: 'Cartão de estudante',
}
export const serviceNames = {
  visits: 'Entradas em instalações',
  gifts: 'Ofertas trocadas por pontos',
  onlineCard: 'Cartão online',
  governmentLink: 'Conta de outra entidade ligada',
}
/** What stands below a notice with a link, and in its text message, in the language of who reads it. */
export const readMore: Record<Locale, string> = { zh: '了解更多', pt: 'Saber mais', en: 'Find out more' }
export const smsIn: Record<Locale, (title: string) => string> = {
  zh: (title) => `${title}（詳情請登入會員帳戶閱讀）`,
  pt: (title) => `${title} (leia tudo na sua conta de sócio)`,
  en: (title) => `${title} (read it in your member account)`,
}
const problems: Record<BulletinProblem, string> = {
  missing: 'por preencher',
  too_long: 'demasiado longo',
  address: 'endereço não permitido',
  address_in_text: 'há um endereço no texto: ponha-o em «Ligação»',
  ages: 'a idade máxima é menor que a mínima',
  group: 'escolha pelo menos uma coisa',
}
const fields: Record<string, string> = {
  titleZh: titleIn.Zh,
  messageZh: messageIn.Zh,
  titlePt: titleIn.Pt,
  messagePt: messageIn.Pt,
  titleEn: titleIn.En,
  messageEn: messageIn.En,
  uri,
  ageTo,
  group: groupIs,
}
export const title_ = (most: number) => `Título (até ${most} caracteres em cada língua)`
export const message_ = (most: number) => `Texto (até ${most} caracteres em cada língua, sem formatação)`
export const number = (count: number) => count.toLocaleString('pt-PT')
export const readOf = (read: number, reached: number) =>
  `${number(reached)} ${reached === 1 ? 'recebeu' : 'receberam'}, ${number(read)} ${read === 1 ? 'leu' : 'leram'}`
export const editedBy = (by: string, at: string) => `Guardada por ${by}, ${at}`
export const sentBy = (by: string, at: string) => `Enviada por ${by}, ${at}`
export const withdrawnBy = (by: string, at: string) => `Retirada por ${by}, ${at}`
export const plannedFor = (at: string) => `Será enviada: ${at}`
export const planned = (at: string) => `Será enviada: ${at}.`
export const reaches = (people: number) =>
  people === 1 ? 'Agora chegaria a 1 sócio.' : `Agora chegaria a ${number(people)} sócios.`
export const copies = (email: number, sms: number) =>
  `Também por e-mail: ${number(email)}. Também por SMS: ${number(sms)}.`
export const typeCountHint = (people: number) => `Para que nada saia por engano, escreva ${people}.`
export const ways = (email: boolean, sms: boolean) =>
  [email && 'E-mail', sms && 'SMS'].filter(Boolean).join(' e ') || 'Só na conta'
export const problemAt = (field: string, problem: BulletinProblem) => `${fields[field] ?? field}: ${problems[problem]}`
