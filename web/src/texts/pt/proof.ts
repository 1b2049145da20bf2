export const proveYourself = 'Confirme de novo a sua identidade'
export const why =
  'Para proteger a sua conta, confirme que é mesmo o titular. O que escreveu mantém-se e segue logo depois.'
export const password = 'Palavra-passe'
export const code = 'Código por SMS'
export const toYourPhone = 'O código é enviado para o telemóvel registado'
export const sentTo = (mobile: string) => `Código enviado para ${mobile}, válido durante 5 minutos`
export const goOn = 'Confirmar e continuar'
