export const title = 'Mensagens'
export const meaning = 'E-mails e SMS que ainda não foram enviados. Os já enviados não constam da lista.'
export const away = {
  email: (since: string) => `Não é enviado nenhum e-mail desde ${since}.`,
  sms: (since: string) => `Não é enviada nenhuma SMS desde ${since}.`,
}
export const awayMeans =
  'A equipa técnica já foi avisada. O que ainda tiver utilidade será enviado automaticamente quando o sistema voltar a funcionar.'
export const stateFilter = 'Estado'
const counted = (word: string, number?: number) => (number === undefined ? word : `${word} (${number})`)
export const states = {
  waiting: (number?: number) => counted('Em espera', number),
  ended: (number?: number) => counted('Não entregues', number),
}
export const channelFilter = 'Via'
export const allChannels = 'Todas'
export const channels = { email: 'E-mail', sms: 'SMS' }
export const none = { waiting: 'Não há mensagens em espera.', ended: 'Não há mensagens por entregar.' }
export const kind = 'Mensagem'
export const kinds = {
  code: 'Código de verificação',
  log_in: 'Ligação para iniciar sessão',
  reset_password: 'Ligação para definir uma nova palavra-passe',
  recover_mobile: 'Ligação para alterar o número de um telemóvel perdido',
  change_email: 'Ligação para confirmar um novo e-mail',
  confirm_email: 'Ligação para confirmar o e-mail',
  activate: 'Aprovação, com a ligação para activar a conta',
  correct: 'Rejeição, com a ligação para corrigir o pedido',
  stop_mobile: 'Aviso de novo número de telemóvel, com a ligação para o cancelar',
  parent_consent: 'Ligação para os pais ou o tutor autorizarem o pagamento online',
  reminder: 'Nome de utilizador ou número de sócio',
  application: 'Recepção de um pedido',
  card: 'Cartão provisório',
  notice: 'Aviso sobre a conta',
  expiry: 'Lembrete de validade',
  booking_reminder: 'Lembrete de uma reserva',
  official: 'Notificação oficial',
  services: 'Novidades dos serviços',
  offers: 'Actividades e ofertas',
}
export const holds = { standing: 'Sócio suspenso até ao envio', over: 'A suspensão terminou' }
export const recipient = 'Para'
export const writtenAt = 'Criada em'
export const reason = 'Por que não foi enviada'
export const notTried = 'Ainda não foi tentada'
export const reasons = {
  unreachable: 'Não foi possível contactar o sistema de e-mail ou de SMS.',
  timed_out: 'O sistema de e-mail ou de SMS não respondeu a tempo.',
  not_secure: 'Não foi possível estabelecer uma ligação segura ao sistema de e-mail.',
  login_refused: 'O sistema de e-mail ou de SMS recusou o acesso ao portal.',
  overloaded: 'O sistema de e-mail ou de SMS está sobrecarregado.',
  out_of_order: 'O sistema de e-mail ou de SMS está avariado.',
  address_refused: 'O endereço ou número não existe ou não recebe mensagens. Confirme-o com o sócio.',
  content_refused: 'O sistema de e-mail do destinatário recusou o texto.',
  not_now: 'O destinatário não recebe mensagens de momento, por exemplo por ter a caixa cheia.',
  not_allowed: 'O sistema de e-mail do destinatário não aceita e-mails do portal.',
  fault: 'Uma falha do portal.',
  too_late: 'Não foi possível enviá-la enquanto tinha utilidade.',
}
export const tries = 'Tentativas'
export const nextTryAt = 'Próxima tentativa'
export const whenBack = 'Quando o sistema voltar a funcionar'
export const again = 'Enviar de novo'
export const sendAgain = 'Enviar de novo'
export const sendWhichAgain = (kind: string, hint: string) => `Enviar de novo: ${kind}, ${hint}`
export const sentAgain = (kind: string, hint: string) => `Vai ser enviada de novo: ${kind}, ${hint}`
export const secretEnded = 'O código ou a ligação que contém já expirou. A pessoa tem de pedir outro.'
export const allOfAReason = 'Todas as mensagens de um motivo'
export const sendAllAgain = (reason: string) => `Enviar todas de novo: ${reason}`
export const allMeans =
  'Todas as mensagens não entregues por este motivo são enviadas de novo, também as de outras páginas.'
export const sentAllAgain = (number: number) =>
  number === 1 ? 'Uma mensagem vai ser enviada de novo.' : `${number} mensagens vão ser enviadas de novo.`
export const cancel = 'Cancelar'
export const pages = 'Páginas'
export const firstPage = 'Primeira página'
export const nextPage = 'Página seguinte'
