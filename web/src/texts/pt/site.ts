import { constant } from '@palaestra/contract'

export const notFound = 'Página não encontrada'
export const notFoundWhy = 'Esta página não existe. Pode ter mudado de lugar ou o endereço está errado.'
export const backHome = 'Voltar ao início'
export const systemError = 'Erro do sistema, tente mais tarde'
export const serverError = 'Erro do servidor, tente mais tarde'
export const systemErrorWhat = 'Os seus dados não se perderam. Se o problema continuar, telefone para a linha de apoio.'
export const tryAgain = 'Tentar de novo'
export const hotline = (number: string, hours: string) => `Linha de apoio ${number} (${hours})`
export const updatedOn = (day: string) => `Actualizado em ${day}`
export const loggingOut = 'A terminar a sessão…'
export const reportLoss = 'Participar a perda do cartão'
export const reportLossHow = 'Para participar a perda tem de iniciar sessão. Depois abrimos a página da participação.'
export const reportLossWhat = (product: string) => [
  'Os dados do cartão antigo são apagados de imediato e a conta fica suspensa por pouco tempo.',
  `Recebe por e-mail um cartão provisório, que só serve para a inscrição nas classes de recreação do ${product}.`,
  `Passados ${constant.temporaryCardDays} dias pode trocá-lo por um cartão definitivo.`,
]
export const reportLossNoAccount = (number: string, hours: string) =>
  `Não consegue iniciar sessão? Telefone para a linha de apoio, ${number} (${hours}).`
export const logInToReport = 'Iniciar sessão e participar'
export const loading = 'A carregar…'
