import { constant } from '@palaestra/contract'
import { settings } from '../../settings.ts'

export const reportLoss = 'Participar a perda do cartão'
export const consequences = [
  'Os dados do cartão antigo são eliminados de imediato e não podem ser recuperados.',
  'A conta fica suspensa por pouco tempo, até ser enviado o e-mail com o cartão provisório.',
  `O cartão provisório serve apenas para a inscrição nas classes de recreação do ${settings.product}: não dá para reservas, pontos nem registos.`,
  `${constant.temporaryCardDays} dias depois pode trocá-lo por um cartão definitivo.`,
]
export const sentTo = (email: string) => `O cartão provisório será enviado para ${email}`
export const circumstances = 'Como perdeu o cartão'
export const circumstancesHint = 'Em poucas palavras, pelo menos 5 caracteres'
export const understood = 'Compreendo as consequências'
export const lossReported = 'Perda do cartão participada'
export const lossNotReported = 'Não participou a perda do seu cartão.'
export const permanentFrom = (day: string) => `A partir de ${day} pode trocá-lo pelo cartão definitivo.`
export const whatItIsFor = `O cartão provisório serve apenas para a inscrição nas classes de recreação do ${settings.product}.`
export const cardOnItsWay = 'Enviamos o cartão provisório para o seu e-mail.'
export const backToAccount = 'Voltar à minha conta'
export const swapCard = 'Trocar pelo cartão definitivo'
export const swapWhat =
  'Depois da troca, o cartão provisório deixa de ser válido e pode voltar a usar todos os serviços.'
export const swapped = 'O cartão definitivo está activo.'
export const swapExpired = 'O cartão caducou entretanto. Troque-o primeiro e renove-o depois.'
export const swappedExpired = 'Já tem o cartão definitivo. Como caducou, renove-o para usar os serviços.'
export const renew = 'Renovar o cartão'
