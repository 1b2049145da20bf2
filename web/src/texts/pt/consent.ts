export const consent = 'Autorizar o pagamento online'
export const consentWhat =
  'Um sócio com menos de 18 anos só pode pagar online com a autorização do pai, da mãe ou do tutor. Decida aqui.'
export const logIn = 'Iniciar sessão'
export const notYetMember = 'Ainda não é sócio?'
export const register = 'Registo de sócio'
export const readTerms = 'Termos de utilização (pais ou tutor)'
export const linkEnded = 'Esta ligação já foi utilizada ou já não é válida.'
export const notTheGuardian =
  'Esta ligação foi enviada a outro pai, mãe ou tutor. Se tem outra conta, inicie sessão com ela.'
export const withoutLink =
  'Também pode decidir sem a ligação: os seus filhos, e o estado do pagamento online de cada um, estão na sua conta.'
export const toChildren = 'Ver o pagamento online dos filhos'
export const yesMeans = 'Se autorizar, este sócio passa a poder:'
export const yesMeansPoints = [
  'alugar recintos, comprar bilhetes de piscina e inscrever-se em classes online;',
  'pagar esses serviços online. O custo fica a seu cargo.',
]
export const authorise = 'Autorizar'
export const decline = 'Não autorizar'
export const answered = { authorised: 'Pagamento online autorizado', declined: 'Pagamento online não autorizado' }
export const canBeChanged = 'Pode alterar a decisão em qualquer altura na sua conta, com efeito imediato.'

export const children = 'Pagamento online dos filhos'
export const logInFirst = `Para proteger o menor, inicie primeiro sessão na sua própria conta de sócio. Depois segue para «${children}», onde pode decidir.`
export const childrenWhat =
  'Sócios com menos de 18 anos de quem é pai, mãe ou tutor. Em qualquer altura, pode autorizar o pagamento online ou retirar a autorização.'
export const notRead = 'Não foi possível carregar os dados dos seus filhos.'
export const tryAgain = 'Tentar de novo'
export const noChildren =
  'De momento, nenhum sócio com menos de 18 anos indicou o seu número de documento como o do pai, da mãe ou do tutor.'
export const noChildrenHow =
  'Quando um filho se regista com o número do seu documento e o pedido é aprovado, aparece aqui.'
export const toAccount = 'Voltar à minha conta'
export const toGuardians = 'Pais e tutores'
export const faceLater = 'Mais tarde'
export const numbered = (number: string) => `Número de sócio ${number}`
export const since = (moment: string) => `(desde ${moment})`
export const states = {
  not_requested: 'Não pedido',
  pending: 'À espera da sua decisão',
  authorised: 'Autorizado',
  declined: 'Não autorizado',
  withdrawn: 'Autorização retirada',
}
export const statesWhat = {
  not_requested: 'O pagamento online não foi pedido no registo. Pode autorizá-lo na mesma.',
  pending: 'O pedido espera pela sua autorização. Até decidir, este sócio não pode pagar online.',
  authorised: 'O sócio pode pagar online.',
  declined: 'Não autorizou o pagamento: este sócio não pode pagar online.',
  withdrawn: 'Retirou a autorização: este sócio não pode pagar online.',
}
export const nowIs = {
  not_requested: (name: string) => `${name} não pediu o pagamento online.`,
  pending: (name: string) => `${name} pediu o pagamento online e espera pela sua decisão.`,
  authorised: (name: string) => `${name} já pode pagar online.`,
  declined: (name: string) => `Não autorizou: ${name} não pode pagar online.`,
  withdrawn: (name: string) => `Retirou a autorização: ${name} já não pode pagar online.`,
}
export const authoriseFor = (name: string) => `Autorizar: ${name}`
export const declineFor = (name: string) => `Não autorizar: ${name}`
export const withdraw = 'Retirar a autorização'
export const withdrawFor = (name: string) => `Retirar a autorização: ${name}`
export const withdrawSure = 'Retirar a autorização?'
export const withdrawWhat = (name: string) =>
  `${name} deixa de imediato de poder alugar recintos, comprar bilhetes de piscina e inscrever-se em classes online. As reservas já confirmadas mantêm-se.`
export const keep = 'Manter'

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
export const guardianAsked = 'Enviámos o e-mail ao seu pai, mãe ou tutor; a ligação é válida durante 72 horas.'
export const guardianNoMember =
  'O seu pai, mãe ou tutor ainda não é sócio e precisa de uma conta de sócio para autorizar.'
export const noGuardian =
  'Não tem pai, mãe ou tutor registado. Só depois de registado um deles é que pode haver autorização.'
export const nameGuardian = 'Registar pai, mãe ou tutor'
export const letterComes = 'Assim que a conta for activada, enviamos um e-mail ao seu pai, mãe ou tutor.'
export const thenAsk = 'Depois de activada a conta, pode pedir aqui a autorização.'
export const guardianRegisters = 'O pai, a mãe ou o tutor regista-se aqui'
