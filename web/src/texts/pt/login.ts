import { settings } from '../../settings.ts'

export const logIn = 'Iniciar sessão'
/** Two lines. */
export const promise = 'Um cartão,\ntodos os recintos.'
export const promiseWhat = 'Alugar recintos, nadar, inscrever-se em classes: tudo começa com o cartão de sócio.'
export const whatToRegister = 'O que é preciso?'
export const cannotLogIn = 'Não consegue iniciar sessão?'
export const usernameOrNumber = 'Nome de utilizador ou n.º de sócio'
export const byLinkShort = 'E-mail'
export const showCard = 'Mostrar o cartão'
export const showCardWhat = 'Inicie sessão e mostre o código QR à entrada.'
export const registerChild = 'Registar um filho'
export const registerChildWhat = 'Até aos 18 anos, o pai, a mãe ou o tutor tem de estar presente no registo.'
export const lostCard = 'Perdi o cartão'
export const lostCardWhat = 'Participe a perda online; o cartão provisório segue por e-mail.'
export const wayToLogIn = 'Como quer iniciar sessão'
export const byUsername = 'Utilizador'
export const byMobile = 'Telemóvel'
export const password = 'Palavra-passe'
export const mobile = 'Número de telemóvel'
export const code = 'Código por SMS'
export const notYetMember = 'Ainda não é sócio?'
export const register = 'Registe-se'
export const forgotPassword = 'Esqueci-me da palavra-passe'
export const byMemberCode = 'N.º de sócio'
export const memberNumber = 'Número de sócio'
export const memberNumberHint = 'Os 9 algarismos do cartão'
export const idNumber = 'Número do documento de identificação'
export const idNumberHint = '8 algarismos, ou apenas os últimos 4'
export const birthDate = 'Data de nascimento'
export const goOn = 'Continuar'
export const codeOnFile = 'Código'
export const sendingCode = 'A enviar um código para o número de telemóvel ou e-mail registado…'
export const codeSentBy = {
  sms: 'Enviámos o código para o seu número de telemóvel registado; é válido durante 5 minutos',
  email: 'Enviámos o código para o seu e-mail registado; é válido durante 5 minutos',
}
export const beginAgain = 'Começar de novo'
export const noContact =
  'A conta não tem número de telemóvel confirmado nem e-mail, por isso não é possível enviar um código. Telefone para a linha de apoio; os nossos funcionários ajudam-no.'
export const hotline = (number: string, hours: string) => `Linha de apoio ${number} (${hours})`
export const or = 'ou'
export const byLink = 'Iniciar sessão por e-mail'
export const linkHow =
  'Introduza o nome de utilizador ou o e-mail. Enviamos uma ligação para o e-mail da conta. Só serve uma vez e é válida durante 15 minutos.'
export const usernameOrEmail = 'Nome de utilizador ou e-mail'
export const sendLink = 'Enviar a ligação'
export const linkSent =
  'Se a conta existir, enviámos uma ligação para o seu e-mail. Veja a sua caixa de correio. A ligação é válida durante 15 minutos.'
export const loginLinkWhat =
  'Com esta ligação inicia sessão sem palavra-passe. Só serve uma vez e é válida durante 15 minutos. Se não a pediu, não inicie sessão.'
export const otherWays = 'Outras formas de iniciar sessão'
export const loggingInAs = (username: string, email: string) => `Vai iniciar sessão na conta ${username} (${email})`
export const anotherIsHere = (username = 'outra conta') =>
  `Tem sessão iniciada como ${username}. Se continuar, essa sessão termina primeiro.`
export const changeMember = 'Mudar para esta conta'
export const linkEnded = 'Esta ligação já foi utilizada ou já não é válida.'

export const signOn = `Iniciar sessão com a ${settings.governmentAccount}`
export const goingToSignOn = `A abrir a ${settings.governmentAccount}…`

export const changePassword = 'Alterar a palavra-passe'
export const changePasswordWhat =
  'Depois da alteração, as sessões noutros dispositivos terminam e será avisado por e-mail e por SMS.'
export const newPassword = 'Nova palavra-passe'
export const passwordChanged = 'A palavra-passe foi alterada e as sessões noutros dispositivos terminaram.'

export const logInFirst = (screen: string) => `Não tem sessão iniciada. Inicie sessão: segue-se «${screen}».`
