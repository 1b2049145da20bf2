import { constant } from '@palaestra/contract'

export const skip = 'Saltar para o conteúdo principal'
export const language = 'Língua'
export const greeting = (name: string) => `Olá, ${name}`
export const account = 'A minha conta'
export const logIn = 'Iniciar sessão'
export const logOut = 'Terminar sessão'
export const menu = 'Menu'
export const openMenu = 'Abrir o menu'
export const closeMenu = 'Fechar o menu'
export const opensNewWindow = ' (abre uma nova janela)'
export const home = 'Início'
export const whereYouAre = 'Caminho na página'
export const close = 'Fechar'
export const lost = {
  network: 'Erro do sistema, tente mais tarde. Não tem sessão iniciada; inicie sessão de novo.',
  signed_out: 'A sessão terminou. Inicie sessão de novo.',
}
export const aboutThisPortal = 'Sobre este portal'
export const demonstration = 'Demonstração: não é o sítio oficial. Não introduza dados verdadeiros.'
export const version = (version: string) => `Desenvolvimento ${version}`

export const footer = 'Sobre este sítio'
export const backToHome = 'Voltar ao início'
export const questions = 'Perguntas frequentes'
export const contact = 'Contactos'
export const relatedSites = 'Sítios relacionados'
export const serviceCharter: string | undefined = 'Carta de Qualidade'
export const mainSite: ((authority: string) => string) | undefined = undefined
export const security = 'Segurança da conta'
export const hotline = 'Linha de apoio'
export const email = 'E-mail'
export const hours = 'Horário de atendimento'

const names = ['2.ª', '3.ª', '4.ª', '5.ª', '6.ª']
const weekdays = (days: readonly number[]) =>
  `${[...new Set([days.at(0), days.at(-1)])].map((day) => names[(day ?? 1) - 1]).join(' a ')} feira`
/** The hours of the hotline, for each set of days that share them. From one hour to another stays on one line. */
export const supportDays = constant.supportHours.map(
  ({ weekdays: days, open }) => `${weekdays(days)} ${open.join(' e ').replaceAll('–', '–\u2060')}`,
)
export const supportHours = supportDays.join('; ')

export const leaveWithoutSending = 'O formulário ainda não foi enviado. Se sair, perde o que escreveu. Quer sair?'
export const stay = 'Ficar nesta página'
export const leave = 'Sair'
