import type { LetterKind } from '@palaestra/contract'

export const letters = 'E-mails e SMS enviados'
export const whatFor = (days: number | undefined) =>
  `O que lhe enviámos por e-mail e SMS. O conteúdo não fica guardado depois do envio; o registo é guardado durante ${days ?? '…'} dias.`
export const none = 'Não lhe enviámos nada recentemente.'
export const more = 'Mostrar mais'
export const notRead = 'Não foi possível ler o registo.'
export const tryAgain = 'Tentar de novo'
export const toNotices = 'Ver as notificações'
/** By which way, and to which address or number. */
export const by = {
  email: (to: string) => `E-mail para ${to}`,
  sms: (to: string) => `SMS para ${to}`,
}
export const states = { sent: 'enviado', waiting: 'por enviar', undelivered: 'não foi possível enviar' }
/** What a letter without a subject was. */
export const kinds: Record<LetterKind, string> = {
  code: 'Código de verificação',
  log_in: 'Ligação para iniciar sessão',
  reset_password: 'Ligação para definir nova palavra-passe',
  recover_mobile: 'Ligação para mudar o número de um telemóvel perdido',
  change_email: 'Ligação para confirmar o novo e-mail',
  confirm_email: 'Ligação para confirmar o e-mail',
  activate: 'Aprovação e ligação para activar a conta',
  correct: 'Recusa e ligação para corrigir o pedido',
  stop_mobile: 'Aviso de novo número de telemóvel',
  parent_consent: 'Ligação para autorizar o pagamento online',
  reminder: 'Utilizador ou número de sócio',
  application: 'Recepção do pedido',
  card: 'Cartão provisório',
  notice: 'Notificação sobre a conta',
  expiry: 'Lembrete de validade',
  booking_reminder: 'Lembrete de uma reserva',
  official: 'Notificação oficial',
  services: 'Novidades dos serviços',
  offers: 'Actividades e promoções',
}
