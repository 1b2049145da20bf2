export const guardians = 'Pais e tutores'
export const whatFor =
  'Quem tem menos de 18 anos pode ter mais de um pai, mãe ou tutor. Qualquer um deles pode autorizar o pagamento online ou retirar a autorização; os outros são avisados de cada decisão.'
export const mine = 'Os meus pais ou tutores'
export const ofChild = (name: string) => `Pais ou tutores de ${name}`
export const none = 'Não há pai, mãe nem tutor registado.'
export const nobody = 'Não tem pais nem tutores registados, nem está registado como pai, mãe ou tutor de alguém.'
export const me = '(você)'
export const unnamed = (end: string) => `Documento terminado em ${end}`
export const noMember = 'Ainda não tem conta de sócio. Só depois de a ter pode decidir.'
export const relations = { parent: 'Pai ou mãe', guardian: 'Tutor', either: 'Pai, mãe ou tutor' }
export const enteredBy = {
  application: 'registo feito no pedido de inscrição',
  family: 'registo feito pela família',
  counter: 'registo feito ao balcão',
}
export const since = (moment: string) => `Desde ${moment}`
export const untilThen = (from: string, to: string, why: string) => `De ${from} a ${to} (${why})`
export const endedBecause = { of_age: 'o sócio fez 18 anos', staff: 'terminado pelos serviços' }
export const handedOver = (moment: string) =>
  `Fez 18 anos e decide por si (desde ${moment}). O registo dos pais ou tutores terminou; fica aqui o histórico.`
export const said = 'Decisões sobre o pagamento online'
export const you = 'Você'
export const by = {
  application: 'Pedido de inscrição',
  child: 'O menor',
  guardian: 'Pai, mãe ou tutor',
  counter: 'Balcão',
  portal: 'Portal (quem autorizou deixou de ser pai, mãe ou tutor)',
}
export const states = {
  not_requested: 'não pedido',
  pending: 'autorização pedida',
  authorised: 'autorizou',
  declined: 'não autorizou',
  withdrawn: 'retirou a autorização',
}
export const word = (who: string, what: string) => `${who}: ${what}`
export const add = 'Acrescentar pai, mãe ou tutor'
export const addFor = (whose: string) => `Acrescentar pai, mãe ou tutor: ${whose}`
export const added = 'Foi acrescentado, e todos foram avisados.'
export const addWhat = (name: string) =>
  `Acrescente outro pai, mãe ou tutor de ${name}: por exemplo, a mãe além do pai.`
export const addOwnWhat = 'Acrescente um pai, mãe ou tutor seu. Pode ter mais de um.'
export const addPoints = (bureau: string, most: number) => [
  `Os dados são confirmados pela ${bureau}. Se não for possível, venha ao balcão com os documentos.`,
  'As decisões já tomadas sobre o pagamento online mantêm-se.',
  'Antes da primeira autorização, essa pessoa faz uma verificação facial.',
  `Podem estar registados, no máximo, ${most}.`,
]
export const idNumber = 'Número do documento do novo pai, mãe ou tutor'
export const idNumberHint = '8 algarismos, por exemplo 1234567(8); os parênteses são facultativos'
export const birthDate = 'Data de nascimento do novo pai, mãe ou tutor'
export const gender = 'Sexo do novo pai, mãe ou tutor'
export const genders = { male: 'Masculino', female: 'Feminino' }
export const relationTo = (name: string) => `Relação com ${name}`
export const relationToMe = 'Relação consigo'
export const back = 'Voltar'
export const notRead = 'Não foi possível ler os dados.'
export const tryAgain = 'Tentar de novo'
export const toPayment = 'Pagamento online dos filhos'
export const toAccount = 'Voltar à minha conta'
