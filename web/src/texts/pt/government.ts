import { settings } from '../../settings.ts'

export const confirming = `A confirmar a ${settings.governmentAccount}…`
export const failed = `Não foi possível confirmar a ${settings.governmentAccount}`
export const otherWays = 'Iniciar sessão de outro modo'
export const backToLink = 'Voltar à associação das contas'
export const notLinked = `Esta ${settings.governmentAccount} não está associada a uma conta de sócio`
export const chooseNext = 'O que pretende fazer?'
export const signedInChooseNext = (name: string) =>
  `Confirmámos a ${settings.governmentAccount} de ${name}. ${chooseNext}`
export const amMember = 'Já sou sócio'
export const amMemberWhat = `Inicie sessão uma vez de outro modo e confirme a associação. Depois pode iniciar sessão directamente com a ${settings.governmentAccount}.`
export const logInAndLink = 'Iniciar sessão e associar'
export const amNoMember = 'Ainda não sou sócio'
export const amNoMemberWhat = `Registe-se como sócio: preenchemos o que já sabemos. Depois de aprovado, pode entrar com a ${settings.governmentAccount}.`
export const register = 'Registar-se como sócio'
export const government = `A sua ${settings.governmentAccount}`
export const whatFor = `Depois de associada, pode iniciar sessão com a ${settings.governmentAccount}, sem nome de utilizador nem palavra-passe; as outras formas de iniciar sessão mantêm-se. Só pode associar a sua própria conta, e pode remover a associação em qualquer altura.`
export const notRead = 'Não foi possível verificar se as contas estão associadas.'
export const tryAgain = 'Tentar de novo'
export const reading = 'A carregar…'
export const terms = `Termos de utilização (${settings.governmentAccount})`
export const agreed = 'Li e aceito estes termos'
export const accept = 'Aceitar os termos'
export const acceptAndGo = `Aceitar e abrir a ${settings.governmentAccount}`
export const acceptedOn = (day: string) => `Aceitou os termos em ${day}.`
export const readTerms = 'Ver os termos'
export const goThere = `Abrir a ${settings.governmentAccount}`
export const linkNow = 'Confirmar a associação'
export const linkThis = (name: string) => `Associar a ${settings.governmentAccount} de ${name} à sua conta de sócio?`
export const linkThisOne = `Associar à sua conta de sócio a ${settings.governmentAccount} que acabou de confirmar?`
export const another = `Usar outra ${settings.governmentAccount}`
export const linked = 'Associada'
export const linkedSince = (day: string) =>
  `Associada em ${day}. Pode iniciar sessão com a ${settings.governmentAccount}.`
export const justLinked = `A ${settings.governmentAccount} foi associada. Enviámos-lhe um aviso.`
export const justUnlinked = 'A associação foi removida. Enviámos-lhe um aviso.'
export const unlink = 'Remover a associação'
export const consequences = [
  `Deixa de poder iniciar sessão com a ${settings.governmentAccount}.`,
  'As sessões noutros dispositivos terminam de imediato.',
  'Continua a ser sócio e inicia sessão de outro modo.',
]
export const unlinkNow = 'Remover agora'
export const keep = 'Manter a associação'
export const changeByIt = `Alterar os meus dados com os da ${settings.identityBureau}`
