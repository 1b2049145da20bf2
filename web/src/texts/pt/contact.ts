export const changeMobile = 'Alterar o número de telemóvel'
export const mobileNow = (hint: string) => `Número actual: ${hint}`
export const mobileWhat =
  'Enviamos um código para o número novo. Depois da alteração, avisamos o número antigo e as sessões noutros dispositivos terminam.'
export const newMobile = 'Novo número de telemóvel'
export const code = 'Código por SMS'
export const codeToNew = 'O código é enviado para o número novo; válido durante 5 minutos'
export const mobileChanged = (hint: string) => `O seu número de telemóvel é agora ${hint}.`

export const confirmMobile = 'Confirmar o número de telemóvel'
export const confirmMobileWhat =
  'Depois de confirmado, o número serve para iniciar sessão e participar a perda do cartão.'
export const codeToFile = 'O código é enviado para este número; válido durante 5 minutos'
export const notThisNumber = 'Já não usa este número? Altere o número de telemóvel'
export const mobileConfirmed = (hint: string) => `O número de telemóvel ${hint} está confirmado.`
export const mobileIsConfirmed = (hint: string) => `O número de telemóvel ${hint} já está confirmado.`
export const mobileMissing = 'A conta não tem número de telemóvel.'
export const addMobile = 'Indicar um número de telemóvel'

export const changeEmail = 'Alterar o e-mail'
export const addEmail = 'Indicar um e-mail'
export const emailNow = (hint: string) => `E-mail actual: ${hint}`
export const emailWhat =
  'Enviamos uma ligação para o novo e-mail. O e-mail só muda depois de a abrir e confirmar; avisamos também o e-mail antigo.'
export const addEmailWhat =
  'Enviamos uma ligação para o seu e-mail. Depois de a abrir e confirmar, serve para participar a perda do cartão e receber avisos.'
export const newEmail = 'Novo e-mail'
export const newEmailRepeat = 'Repita o novo e-mail'
export const sendLink = 'Enviar a ligação'
export const linkSent = (hint: string) =>
  `Enviámos a ligação para ${hint}. É válida durante 24 horas. Abra-a na sua caixa de correio e confirme.`
export const nothingCame = 'Não chegou nada? Veja o correio não solicitado, ou verifique o endereço e tente de novo.'

export const confirmEmail = 'Confirmar o e-mail'
export const confirmEmailWhat = 'Enviamos uma ligação para este e-mail. Abra-a na sua caixa de correio e confirme.'
export const emailIsConfirmed = (hint: string) => `O e-mail ${hint} já está confirmado.`
export const emailMissing = 'A conta não tem e-mail.'

export const verifyEmail = 'Confirmar o novo e-mail'
export const activateEmailWhat =
  'Confirme que este é o e-mail da sua conta de sócio. Depois serve para participar a perda do cartão, receber avisos e recuperar a conta.'
export const verifyEmailWhat =
  'Depois de confirmado, este passa a ser o e-mail da sua conta de sócio e as sessões noutros dispositivos terminam. Até lá, mantém-se o e-mail anterior.'
export const thisAddress = (hint: string) => `E-mail: ${hint}`
export const emailChanged = 'O e-mail da sua conta de sócio foi alterado.'
export const emailConfirmed = 'O seu e-mail está confirmado.'
export const linkEnded =
  'Esta ligação já foi utilizada ou já não é válida. Se ainda precisar dela, inicie sessão e peça outra na sua conta.'
