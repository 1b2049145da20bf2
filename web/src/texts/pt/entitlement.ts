import type { Service } from '@palaestra/contract'
import { settings } from '../../settings.ts'

export const services = 'Gestão de serviços'
export const notRead = 'Não foi possível ler o estado dos serviços.'
export const tryAgain = 'Tentar de novo'
export const states = { yes: 'Disponível', pending: 'Pendente', no: 'Indisponível' }
export const names: Record<Service, string> = {
  qr_code: 'Código QR do cartão',
  venue_booking: 'Reserva de instalações',
  pool_tickets: 'Bilhetes de piscina',
  classes: `Classes de recreação do ${settings.product}`,
  online_payment: 'Pagamento online',
  points: 'Pontos de exercício',
  players: 'Lista de jogadores',
  collectors: 'Outras pessoas que podem levantar a reserva',
  companions: 'Crianças acompanhadas',
  child_consent: 'Autorizar o pagamento online dos filhos',
  card_data: 'Alterar os dados do cartão',
  report_loss: 'Participar a perda do cartão',
  swap_card: 'Trocar pelo cartão definitivo',
  hand_over: 'Serviço de venda de bilhetes de piscina',
  appeal: 'Reclamação',
}
export const swapFrom = (day: string) => `A partir de ${day} pode trocá-lo pelo cartão definitivo.`
export const openFrom = (day: string) => `Disponível a partir de ${day}.`
export const addEmail = 'Adicionar um e-mail'
export const addMobile = 'Adicionar um número de telemóvel'
export const confirmMobile = 'Confirmar o número de telemóvel'
export const askGuardian = 'Pedir autorização ao pai, à mãe ou ao tutor'
export const swapCard = 'Trocar pelo cartão definitivo'
export const readNotice = 'Ler o aviso sobre o cartão online'
export const appeal = 'Reclamar da suspensão'
export const deliver = 'Entregar documentos'
export const renew = 'Renovar o cartão'
export const call = (hotline: string) => `Telefonar para ${hotline}`
export const settingsOf = 'Definições relacionadas'
export const notice = 'Aviso sobre o cartão online'
export const noticeOpen = 'Ainda por aceitar: aparece quando mostrar o código QR pela primeira vez.'
export const messages = 'Língua das mensagens e SMS promocionais'
export const noticeAccepted = (day: string) => `Aceite em ${day}`
export const government = `A sua ${settings.governmentAccount}`
