import { settings } from '../../settings.ts'

export const swapFrom = (day: string) => `A partir de ${day} pode trocá-lo pelo cartão definitivo`
export const username = 'Nome de utilizador'
export const mobile = 'Telemóvel'
export const email = 'E-mail'
export const language = 'Língua das mensagens'
export const languages = { zh: 'Chinês', pt: 'Português', en: 'Inglês' }
export const none = 'Não indicado'
export const unconfirmed = 'Por confirmar'
export const security = 'Acesso e segurança'
export const lostCardWhat = 'Participe a perda quanto antes. Recebe o cartão provisório por e-mail.'
export const lossRuns = 'A perda foi participada e o cartão provisório foi enviado para o seu e-mail.'
export const government = `A sua ${settings.governmentAccount}`
export const governmentWhat = 'Associe-a à sua conta de sócio e inicie sessão com ela.'
export const children = 'Filhos'
export const childrenWhat = 'Autorize, ou não, o pagamento online dos seus filhos, ou retire a autorização.'
export const family = 'Família'
export const guardiansWhat = 'Ver quem está registado e o que decidiu, ou acrescentar alguém'
export const onlinePayment = 'Pagamento online'
export const pickUpPlace = 'Local de levantamento do cartão'
export const lossReported = 'Perda participada'
export const personal = 'Dados pessoais'
export const add = 'Indicar'
export const change = 'Alterar'
export const manage = 'Gerir'
export const sessionsWhat = 'Ver e terminar outras sessões'
export const safetyWhat = 'Como proteger a conta'
export const servicesWhat = 'O que pode usar com o cartão'
export const reportWhat = 'Visitas, pontos e prendas'
export const waiting = 'Por fazer'
export const toDo = {
  child: {
    title: 'Há um filho à espera da sua autorização',
    what: 'Até decidir, não pode pagar online.',
    verb: 'Pagamento online dos filhos',
  },
  swap: {
    title: 'Já pode trocar o cartão',
    what: 'Com o cartão definitivo volta a usar todos os serviços.',
    verb: 'Trocar pelo cartão definitivo',
  },
  mobile: {
    title: 'Número de telemóvel por confirmar',
    what: 'Depois de o confirmar, pode iniciar sessão com ele e participar a perda do cartão.',
    verb: 'Confirmar o número de telemóvel',
  },
  email: {
    title: 'E-mail por confirmar',
    what: 'Depois de o confirmar, pode participar a perda do cartão e receber avisos.',
    verb: 'Confirmar o e-mail',
  },
}
export const supplementWhat = 'Nome, documento, fotografia e cópia'
export const renewWhat = 'A partir de 60 dias antes do fim da validade'
export const people = 'Família e acompanhantes'
export const familyWhat = 'A sua família e os pedidos que recebeu'
export const asks = (count: number) => (count === 1 ? '1 pedido espera resposta' : `${count} pedidos esperam resposta`)
export const waitingFor = (count: number) => `${count} à espera`
export const nobody = 'Ainda ninguém'
export const comma = ', '
export const noticesWhat = 'O que lhe comunicámos'
export const unread = (count: number) => `${count} por ler`
export const myDataWhat = 'Descarregar ou apagar o que temos sobre si'
export const ownData = 'Os seus dados'
