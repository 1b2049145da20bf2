export const retrieveUsername = 'Recuperar o nome de utilizador'
export const retrieveUsernameWhat =
  'Introduza o número do documento e a data de nascimento do seu registo. Enviamos-lhe o nome de utilizador.'
export const retrieveMember = 'Recuperar o número de sócio'
export const retrieveMemberWhat =
  'Introduza o número do documento e a data de nascimento do seu registo. Enviamos-lhe o número de sócio.'
export const knownUsername = (username: string) => `Tem a sessão iniciada. O seu nome de utilizador é ${username}.`
export const knownMemberNumber = (number: string) => `Tem a sessão iniciada. O seu número de sócio é ${number}.`
export const idNumber = 'Número do documento'
export const idNumberHint = '8 algarismos, por exemplo 1234567(8); os parênteses são dispensáveis'
export const birthDate = 'Data de nascimento'
export const send = 'Enviar'

export const forgotPassword = 'Esqueci-me da palavra-passe'
export const forgotPasswordWhat = 'Escolha como quer definir uma nova palavra-passe.'
export const wayToRecover = 'Como definir a nova palavra-passe'
export const byEmail = 'Por e-mail'
export const byPhone = 'Por SMS'
export const account = 'Nome de utilizador ou e-mail'
export const accountHint = 'Enviamos a ligação para o e-mail da sua conta; é válida durante 60 minutos'
export const sendLink = 'Enviar ligação'
export const mobile = 'Número de telemóvel'
export const mobileHint = 'O número confirmado da sua conta: 8 algarismos, a começar por 6'
export const code = 'Código por SMS'
export const password = 'Nova palavra-passe'
export const setPassword = 'Definir a palavra-passe'
export const passwordSet = 'A nova palavra-passe está activa'
export const passwordSetWhat =
  'Todas as sessões foram terminadas. Enviámos-lhe um e-mail e uma SMS. Inicie sessão com a nova palavra-passe.'
export const newPassword = 'Definir uma nova palavra-passe'
export const newPasswordWhat =
  'Defina aqui uma nova palavra-passe para a sua conta. Depois, todas as sessões terminam. Inicie sessão com a nova palavra-passe.'
export const forWhom = (username: string) => `Nome de utilizador: ${username}`

export const forgotMobile = 'Perdi o telemóvel: alterar o número'
export const forgotMobileWhat =
  'Se já não tem o número antigo, pode alterá-lo com uma ligação enviada para o e-mail da conta. Para proteger a conta, o novo número só entra em vigor depois de um tempo de espera.'
export const forgotMobileLoggedIn =
  'Ainda tem o telemóvel? Inicie sessão e altere o número na sua conta, sem tempo de espera.'
export const wayToFind = 'Como encontrar a sua conta'
export const byUsername = 'Utilizador'
export const byDocument = 'Documento'
export const username = 'Nome de utilizador'

export const recoverMobile = 'Alterar o número de telemóvel'
export const recoverMobileWhat =
  'Introduza aqui o seu novo número de telemóvel. Enviamos um código para o novo número e avisamos o antigo; o novo só entra em vigor depois de um tempo de espera.'
export const oldNumber = (hint: string) => `Número actual: ${hint}`
export const newMobile = 'Novo número de telemóvel'
export const newMobileCodeHint = 'Enviamos o código para o novo número; é válido durante 5 minutos'
export const currentPassword = 'Palavra-passe da conta'
export const currentPasswordHint = ({ withPassword, withoutPassword }: Hours) =>
  `Se introduzir a palavra-passe, o novo número entra em vigor dentro de ${withPassword} horas. Sem ela, dentro de ${withoutPassword} horas.`
export const askForChange = 'Pedir a alteração'
export const asked = 'Recebemos o seu pedido'
export const askedWhat = (hint: string, moment: string) =>
  `O número passa a ser ${hint} em ${moment}. Até lá, mantém-se o número antigo.`
export const askedSteps = [
  'Enviámos um aviso ao número antigo e ao seu e-mail. Pode cancelar a alteração com a ligação de qualquer dos avisos.',
  'Quando a alteração entrar em vigor, todas as sessões terminam e enviamos-lhe outro aviso.',
  'Durante algum tempo, o novo número ainda não serve para definir uma palavra-passe.',
]

export const stopMobile = 'Cancelar a alteração do número'
export const stopMobileWhat =
  'Recebemos um pedido para alterar o número de telemóvel da sua conta. Se fez este pedido, pode fechar esta página. Se não o fez, cancele já a alteração e mude a palavra-passe da conta e a do e-mail.'
export const stopWhat = (hint: string, moment: string) => `O número passaria a ser ${hint} em ${moment}.`
export const stop = 'Não fui eu: cancelar'
export const stopped = 'Alteração cancelada'
export const stoppedWhat = 'O seu número continua a ser o mesmo. Enviámos um aviso ao número e ao e-mail da conta.'

export const onItsWay = 'Recebemos o seu pedido'
export const sent = {
  username:
    'Se os dados forem de um sócio, enviámos o nome de utilizador para o seu e-mail ou, se não tiver e-mail, por SMS para o número de telemóvel confirmado.',
  memberNumber:
    'Se os dados forem de um sócio, enviámos o número de sócio para o seu e-mail ou, se não tiver e-mail, por SMS para o número de telemóvel confirmado.',
  password:
    'Se a conta existir, enviámos uma ligação para o seu e-mail. A ligação só serve uma vez e é válida durante 60 minutos.',
  mobile:
    'Se a conta existir e tiver e-mail, enviámos-lhe uma ligação. A ligação só serve uma vez e é válida durante 24 horas.',
}
export const whatNext = 'O que se segue'
export const lookThere = 'Veja a caixa de correio e a pasta do correio não solicitado. Costuma chegar num minuto.'
export const notArrived = 'Não chegou? Confirme os dados e tente de novo mais tarde.'
export const noContact = (hotline: string) =>
  `Já não pode usar o e-mail nem o número de telemóvel da conta? Telefone para ${hotline}. Não é possível fazê-lo online.`
export const noEmail = (hotline: string) =>
  `A conta não tem e-mail? Telefone para ${hotline}. Não é possível fazê-lo online.`
export const sendAgain = 'Enviar de novo'
export const sendAgainIn = (seconds: number) => `Enviar de novo em ${seconds} s`
export const otherWays = 'Outras opções'
export const logIn = 'Iniciar sessão'

export const cannotLogIn = 'Não consegue iniciar sessão?'
export const forgotUsername = 'Esqueci-me do nome de utilizador'
export const forgotMember = 'Esqueci-me do número de sócio'
export const lostPhone = 'Perdi o telemóvel'
export const forgotPasswordShort = 'Defina uma nova por e-mail ou por SMS'
export const forgotUsernameShort = 'Recupere-o com o documento e a data de nascimento'
export const forgotMemberShort = 'Recupere-o com o documento e a data de nascimento'
export const lostPhoneShort = 'Altere o número através do e-mail da conta'
export const noneOfThese = 'Nenhuma destas? Telefone para a linha de apoio'

export const linkEnded = 'Esta ligação já foi utilizada ou já não é válida.'

interface Hours {
  withPassword: number
  withoutPassword: number
}
