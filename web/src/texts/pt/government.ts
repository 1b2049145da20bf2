export const confirming = 'A confirmar a conta única do Governo…'
export const failed = 'A conta única do Governo não foi confirmada'
export const otherWays = 'Iniciar sessão de outro modo'
export const backToLink = 'Voltar à ligação das contas'
export const notLinked = 'Esta conta do Governo não está ligada a uma conta de sócio'
export const whoSignedIn = (name: string) => `Confirmámos a conta única do Governo de ${name}.`
export const chooseNext = 'Escolha como continuar:'
export const amMember = 'Já sou sócio'
export const amMemberWhat =
  'Inicie sessão uma vez de outro modo e confirme a ligação. Depois entra directamente com a conta do Governo.'
export const logInAndLink = 'Iniciar sessão e ligar'
export const amNoMember = 'Ainda não sou sócio'
export const amNoMemberWhat = 'Registe-se como sócio. Depois de aprovado, pode ligar a conta do Governo.'
export const register = 'Registar-se como sócio'
export const government = 'Conta única do Governo'
export const whatFor =
  'Com as contas ligadas, entra com a conta única do Governo, sem nome de utilizador nem palavra-passe; as outras formas de entrar continuam a servir. Só pode ligar a sua própria conta, e pode desfazer a ligação a qualquer momento.'
export const notRead = 'Não foi possível ler os dados da ligação.'
export const tryAgain = 'Tentar de novo'
export const reading = 'A carregar…'
export const terms = 'Termos de utilização (conta do Governo)'
export const agreed = 'Li e aceito estes termos'
export const accept = 'Aceitar os termos'
export const acceptAndGo = 'Aceitar e abrir a conta do Governo'
export const acceptedOn = (day: string) => `Aceitou os termos em ${day}.`
export const readTerms = 'Ver os termos'
export const goThere = 'Abrir a conta do Governo'
export const linkNow = 'Confirmar a ligação'
export const linkThis = (name: string) => `Ligar a conta do Governo de ${name} à sua conta de sócio?`
export const linkThisOne = 'Ligar à sua conta de sócio a conta do Governo que acabou de confirmar?'
export const another = 'Usar outra conta do Governo'
export const linked = 'Ligada'
export const linkedSince = (day: string) => `Desde ${day}, a conta única do Governo abre esta conta de sócio.`
export const justLinked = 'A conta única do Governo foi ligada. Enviámos-lhe um aviso.'
export const justUnlinked = 'A ligação foi desfeita. Enviámos-lhe um aviso.'
export const unlink = 'Desligar'
export const consequences = [
  'A conta do Governo deixa de abrir a sua conta de sócio.',
  'As sessões noutros aparelhos terminam de imediato.',
  'Continua a ser sócio e inicia sessão de outro modo.',
]
export const unlinkNow = 'Desligar agora'
export const keep = 'Manter a ligação'
export const backToAccount = 'Voltar à minha conta'
