import type { Locale } from '@palaestra/contract'

export const locale: Locale = 'pt' as Locale
export const language = 'pt-PT'
export const title = 'Iniciar sessão – {{portal}}'
export const description =
  '{{portal}}: inicie sessão para gerir o seu cartão de sócio e usar os serviços de {{authority}}.'
export const unavailable = 'Serviço temporariamente indisponível'
export const unavailableWhat = 'Tente novamente daqui a alguns minutos. O que já enviou não se perdeu.'
