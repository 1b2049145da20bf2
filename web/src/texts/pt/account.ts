export const account = 'A minha conta'
export const card = 'Cartão de sócio'
export const states = { permanent: 'Válido', temporary: 'Provisório', suspended: 'Suspenso' }
export const memberNumber = 'Número de sócio'
export const validUntil = 'Válido até'
export const swapFrom = (day: string) => `A partir de ${day} pode trocá-lo pelo cartão definitivo`
export const showCode = 'Mostrar o código QR'
export const hideCode = 'Ocultar o código QR'
export const code = 'Código QR do cartão de sócio'
export const codeHint = 'Mostre-o ao pessoal ou ao leitor. Aumente o brilho do ecrã; o código renova-se sozinho.'
export const codeComing = 'A preparar o código QR…'
export const codeNotRead = 'Não foi possível obter o código QR.'
export const notRead = 'Não foi possível ler os dados do sócio.'
export const tryAgain = 'Tentar de novo'
export const contact = 'Contactos'
export const username = 'Nome de utilizador'
export const mobile = 'Telemóvel'
export const email = 'E-mail'
export const language = 'Língua das mensagens'
export const languages = { zh: 'Chinês', pt: 'Português', en: 'Inglês' }
export const none = 'Não indicado'
export const unconfirmed = 'Por confirmar'
export const changeMobile = 'Mudar de telemóvel'
export const addMobile = 'Indicar um telemóvel'
export const confirmMobile = 'Confirmar o telemóvel'
export const changeEmail = 'Mudar de e-mail'
export const addEmail = 'Indicar um e-mail'
export const confirmEmail = 'Confirmar o e-mail'
export const security = 'Acesso e segurança'
export const changePassword = 'Alterar a palavra-passe'
export const securityWhat = 'Veja em que dispositivos a sua conta está aberta e como a proteger.'
export const stayingSafe = 'Como usar a conta em segurança'
export const terms = 'Condições'
export const termsOfUse = 'Termos de utilização'
export const lostCard = 'Perdeu o cartão?'
export const lostCardWhat = 'Participe a perda quanto antes; o cartão provisório segue por e-mail.'
export const lossRuns = 'A perda foi participada e o cartão provisório seguiu para o seu e-mail.'
export const reportLoss = 'Participar a perda do cartão'
export const swapCard = 'Trocar pelo cartão definitivo'
export const government = 'Conta única do Governo'
export const governmentWhat = 'Ligue-a à sua conta de sócio e inicie sessão com ela.'
export const linkGovernment = 'Ligar ou desligar'
export const children = 'Filhos'
export const childrenWhat = 'Autorize, recuse ou retire o pagamento online dos seus filhos.'
export const childrenPayment = 'Pagamento online dos filhos'
export const onlinePayment = 'Pagamento online'
export const paymentStates = {
  not_requested: 'Não pedido.',
  pending: 'À espera de autorização.',
  authorised: 'Autorizado.',
  declined: 'Não autorizado.',
  withdrawn: 'Autorização retirada.',
}
export const paymentStatesWhat = {
  not_requested:
    'Para alugar recintos, comprar bilhetes de piscina e inscrever-se em classes online precisa da autorização do pai, da mãe ou do tutor.',
  pending:
    'Até o pai, a mãe ou o tutor decidir, não pode alugar recintos, comprar bilhetes de piscina nem inscrever-se em classes online.',
  authorised: 'Pode alugar recintos, comprar bilhetes de piscina e inscrever-se em classes online.',
  declined: 'O pai, a mãe ou o tutor não autorizou. Pode pedir de novo.',
  withdrawn: 'O pai, a mãe ou o tutor retirou a autorização. Pode pedir de novo.',
}
export const askGuardian = 'Pedir a autorização'
export const askAgain = 'Enviar outra vez o e-mail'
export const guardianAsked = 'O e-mail seguiu para o seu pai, mãe ou tutor; a ligação é válida durante 72 horas.'
export const guardianNoMember =
  'O seu pai, mãe ou tutor ainda não é sócio e precisa de uma conta de sócio para autorizar.'
export const letterComes = 'Assim que a activar, enviamos-lhe o e-mail.'
export const thenAsk = 'Depois de a activar, pode pedir aqui a autorização.'
export const guardianRegisters = 'O pai, a mãe ou o tutor regista-se aqui'
