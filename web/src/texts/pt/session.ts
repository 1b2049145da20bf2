import { settings } from '../../settings.ts'

export const signedInPlaces = 'Onde tem sessão iniciada'
export const whatFor =
  'Estes são os dispositivos em que tem sessão iniciada. Se não reconhece algum, termine a sessão e altere a palavra-passe.'
export const thisDevice = 'Este dispositivo'
export const device = (browser: string | null, system: string | null) =>
  browser && system ? `${browser} em ${system}` : (browser ?? system ?? 'Dispositivo desconhecido')
export const service = { 'pool-today': 'Bilhetes de hoje', 'pool-mapa': 'Onde ficam as piscinas' }
export const methods = {
  account: 'Por nome de utilizador e palavra-passe',
  sms: 'Por código SMS',
  member_code: 'Por número de sócio',
  link: 'Por ligação recebida por e-mail',
  government: `Pela ${settings.governmentAccount}`,
  app: 'Através da aplicação móvel',
}
export const since = (moment: string) => `Sessão iniciada: ${moment}`
export const lastSeen = (moment = 'agora mesmo') => `Última utilização: ${moment}`
export const end = 'Terminar'
export const endIt = (device: string) => `Terminar a sessão: ${device}`
export const endOthers = 'Terminar todas as outras sessões'
export const endSure = 'Terminar esta sessão?'
export const endSureWhat = (device: string) =>
  `${device}: a sessão termina de imediato; para voltar a usar a conta será preciso iniciar sessão.`
export const othersSure = 'Terminar todas as outras sessões?'
export const othersSureWhat = 'As sessões em todos os outros dispositivos terminam de imediato.'
export const keep = 'Manter'
export const onlyHere = 'Só tem sessão iniciada neste dispositivo.'
export const ended = 'Sessão terminada.'
export const notRead = 'Não foi possível carregar a lista de dispositivos.'
export const tryAgain = 'Tentar de novo'
export const unknown = 'Não reconhece uma sessão?'
export const unknownWhat = 'Termine primeiro essa sessão e altere depois a palavra-passe.'
export const changePassword = 'Alterar a palavra-passe'
export const stayingSafe = 'Segurança da conta'
export const switchMember = 'Mudar de conta?'
export const switchWhat = (here: string, arriving: string) =>
  `Está aqui iniciada a sessão de ${here}. A ligação que abriu inicia a sessão de ${arriving}. Se não abriu esta ligação, mantenha a conta actual.`
export const stay = (name: string) => `Manter ${name}`
export const switchTo = (name: string) => `Mudar para ${name}`

export const security = 'Segurança da conta'
export const securityWhat = 'Como a sua conta está protegida e o que pode fazer por ela.'
export const whenLost = 'Perdeu o telemóvel, ou desconfia que alguém entrou na sua conta?'
export const endSessions = 'Termine as outras sessões'
export const endSessionsWhat = 'Veja onde tem sessão iniciada e termine as sessões que não reconhece.'
export const changeYourPassword = 'Altere a palavra-passe'
export const changePasswordWhat = 'A seguir, terminam as sessões em todos os outros dispositivos.'
export const callHotline = (hotline: string) => `Telefone para ${hotline}`
export const callHotlineWhat = (hours: string) => `Se não consegue iniciar sessão, ajudamos. Horário: ${hours}`
export const signInSafely = 'Iniciar sessão em segurança'
export const signInSafelyHow = [
  'Use pelo menos 8 caracteres, de preferência 15 ou mais, e não use a mesma palavra-passe noutro sítio.',
  'Os códigos são só para si. O nosso pessoal nunca lhe pede códigos nem a palavra-passe.',
  'Confirme o endereço antes de iniciar sessão. As ligações nos nossos e-mails trazem-no sempre a este sítio, onde confirma com um botão.',
]
export const weDo = 'O que fazemos por si'
export const weDoWhat = [
  'Guardamos palavras-passe e códigos de forma que ninguém os pode ler, nem nós.',
  'A sessão termina após 30 minutos sem uso e, em todo o caso, ao fim de 12 horas.',
  'Antes de alterar a palavra-passe, o número de telemóvel ou o e-mail, tem de confirmar a sua identidade; depois, enviamos-lhe um aviso.',
  'Fotografias e cópias de documentos ficam cifradas. Não usamos rastreio de terceiros.',
]
export const onShared = 'Em computadores partilhados'
export const onSharedHow = [
  'Não deixe o navegador guardar a palavra-passe.',
  'No fim, termine a sessão e feche o navegador.',
  'Esqueceu-se? Inicie sessão noutro dispositivo e termine a sessão que lá ficou.',
]
export const seeSessions = 'Onde tem sessão iniciada'
export const reportHole = 'Encontrou uma falha de segurança? Diga-nos:'
