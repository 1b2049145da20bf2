export const retrieveUsername = 'Recuperar o nome de utilizador'
export const retrieveUsernameWhat =
  'Indique o número do documento e a data de nascimento do seu registo, e enviamos-lhe o nome de utilizador.'
export const retrieveMember = 'Recuperar o número de sócio'
export const retrieveMemberWhat =
  'Indique o número do documento e a data de nascimento do seu registo, e enviamos-lhe o número de sócio.'
export const knownUsername = (username: string) => `Tem a sessão iniciada. O seu nome de utilizador é ${username}.`
export const knownMemberNumber = (number: string) => `Tem a sessão iniciada. O seu número de sócio é ${number}.`
export const idNumber = 'Número do documento de identificação'
export const idNumberHint = '8 algarismos, por exemplo 1234567(8); os parênteses são dispensáveis'
export const birthDate = 'Data de nascimento'
export const send = 'Enviar'

export const forgotPassword = 'Esqueci-me da palavra-passe'
export const forgotPasswordWhat = 'Escolha como quer definir uma nova palavra-passe.'
export const wayToRecover = 'Como definir a nova palavra-passe'
export const byEmail = 'Por e-mail'
export const byPhone = 'Por SMS'
export const account = 'Nome de utilizador ou e-mail'
export const accountHint = 'A ligação segue para o e-mail da sua conta e é válida durante 60 minutos'
export const sendLink = 'Enviar ligação'
export const mobile = 'Número de telemóvel'
export const mobileHint = 'O número confirmado da sua conta: 8 algarismos, a começar por 6'
export const code = 'Código por SMS'
export const password = 'Nova palavra-passe'
export const setPassword = 'Definir a palavra-passe'
export const passwordSet = 'A nova palavra-passe está activa'
export const passwordSetWhat =
  'Todas as sessões foram terminadas e o seu e-mail e telemóvel recebem um aviso. Inicie sessão com a nova palavra-passe.'
export const newPassword = 'Definir uma nova palavra-passe'
export const newPasswordWhat =
  'Defina aqui uma nova palavra-passe para a sua conta. Depois, todas as sessões terminam e inicia sessão com a nova palavra-passe.'
export const forWhom = (username: string) => `Nome de utilizador: ${username}`

export const forgotMobile = 'Perdi o telemóvel'
export const forgotMobileWhat =
  'Se já não tem o número antigo, pode indicar um novo através do e-mail da sua conta. Para proteger a conta, o novo número só fica activo depois de um tempo de espera.'
export const forgotMobileLoggedIn =
  'Ainda tem o telemóvel? Inicie sessão e mude o número na sua conta, sem tempo de espera.'
export const wayToFind = 'Como encontrar a sua conta'
export const byUsername = 'Utilizador'
export const byDocument = 'Documento'
export const username = 'Nome de utilizador'

export const recoverMobile = 'Indicar um novo número'
export const recoverMobileWhat =
  'Indique aqui o seu novo número de telemóvel. Enviamos um código para o novo número e avisamos o antigo; o novo só entra em vigor depois de um tempo de espera.'
export const oldNumber = (hint: string) => `Número actual: ${hint}`
export const newMobile = 'Novo número de telemóvel'
export const newMobileCodeHint = 'O código segue para o novo número; válido durante 5 minutos'
export const currentPassword = 'Palavra-passe da conta'
export const currentPasswordHint = ({ withPassword, withoutPassword }: Hours) =>
  `Com a palavra-passe, o novo número fica activo dentro de ${withPassword} horas; sem ela, dentro de ${withoutPassword}`
export const askForChange = 'Pedir a mudança'
export const asked = 'Recebemos o seu pedido'
export const askedWhat = (hint: string, moment: string) =>
  `O número passa a ser ${hint} em ${moment}. Até lá, o número antigo continua válido.`
export const askedSteps = [
  'Avisámos o número antigo e o seu e-mail: de qualquer deles se pode impedir a mudança.',
  'Quando a mudança se fizer, todas as sessões terminam e avisamo-lo de novo.',
  'Durante algum tempo, o novo número ainda não serve para definir uma palavra-passe.',
]

export const stopMobile = 'Impedir a mudança do número'
export const stopMobileWhat =
  'Alguém pediu para mudar o número de telemóvel da sua conta. Se foi o próprio, pode fechar esta página; se não foi, impeça já a mudança e altere a palavra-passe da conta e a do e-mail.'
export const stopWhat = (hint: string, moment: string) => `O número passaria a ser ${hint} em ${moment}.`
export const stop = 'Não fui eu: impedir'
export const stopped = 'Mudança impedida'
export const stoppedWhat = 'O seu número continua a ser o mesmo. Avisámos o número e o e-mail da conta.'

export const onItsWay = 'Recebemos o seu pedido'
export const sent = {
  username:
    'Se os dados forem de um sócio, o nome de utilizador segue para o seu e-mail ou, se não tiver e-mail, por SMS para o telemóvel confirmado.',
  memberNumber:
    'Se os dados forem de um sócio, o número de sócio segue para o seu e-mail ou, se não tiver e-mail, por SMS para o telemóvel confirmado.',
  password:
    'Se a conta existir, a ligação para definir a palavra-passe segue para o e-mail da conta. É válida durante 60 minutos e serve uma só vez.',
  mobile:
    'Se a conta existir e tiver e-mail, a ligação segue para esse e-mail. É válida durante 24 horas e serve uma só vez.',
}
export const whatNext = 'O que se segue'
export const lookThere = 'Veja a caixa de correio e a pasta do lixo electrónico; costuma chegar num minuto.'
export const notArrived = 'Não chegou? Confirme os dados e tente de novo mais tarde.'
export const noContact = (hotline: string) =>
  `Já não usa o e-mail nem o telemóvel da conta? Pela Internet não é possível: telefone para ${hotline}.`
export const noEmail = (hotline: string) =>
  `A conta não tem e-mail? Pela Internet não é possível: telefone para ${hotline}.`
export const sendAgain = 'Enviar de novo'
export const sendAgainIn = (seconds: number) => `Enviar de novo em ${seconds} s`
export const otherWays = 'Outras opções'
export const logIn = 'Iniciar sessão'

export const linkEnded = 'Esta ligação já foi utilizada ou já não é válida.'

interface Hours {
  withPassword: number
  withoutPassword: number
}
