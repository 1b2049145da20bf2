import { constant } from '@palaestra/contract'

export const help = 'Precisa de ajuda? Telefone para'
export const hotline = (number: string, hours: string) => `${number} (${hours})`

export const lookingAtLink = 'A verificar a ligação…'
export const tryAgain = 'Tentar de novo'

export const passwordHint =
  'Pelo menos 8 caracteres; 15 ou mais é melhor. Pode usar quaisquer caracteres, incluindo espaços. Evite palavras comuns e dados pessoais.'
export const repeatPassword = 'Repita a palavra-passe'
export const passwordLongEnough = `Pelo menos ${constant.passwordMinimum} caracteres`
export const passwordsSame = 'As duas palavras-passe são iguais'
export const met = 'Cumprido'
export const unmet = 'Por cumprir'

export const proveYourself = 'Confirme de novo a sua identidade'
export const whyProve =
  'Para proteger a sua conta, confirme a sua identidade. O que preencheu mantém-se e é enviado depois de confirmar.'
export const password = 'Palavra-passe'
export const code = 'Código por SMS'
export const toYourPhone = 'O código é enviado para o número de telemóvel registado'
export const codeSentTo = (mobile: string) => `Código enviado para ${mobile}, válido durante 5 minutos`
export const proveAndGoOn = 'Confirmar e continuar'

export const backToAccount = 'Voltar à minha conta'

export const typedStaysHere =
  'O que preencheu continua nesta página. Inicie sessão num novo separador e volte aqui para enviar.'
export const logInBeside = 'Iniciar sessão num novo separador'
export const loggedInAgain = 'Iniciou sessão novamente. O que preencheu continua aqui.'

export const newLink = 'Pedir uma nova ligação'
export const linkTorn = 'Esta ligação está incompleta. Abra-a de novo a partir do e-mail ou copie o endereço completo.'
