export const signedInPlaces = 'Onde tem sessão iniciada'
export const whatFor =
  'Estes são os locais onde a sua conta está aberta agora. Se não reconhece algum, termine-o e altere a palavra-passe.'
export const thisDevice = 'Este dispositivo'
export const device = (browser: string | null, system: string | null) =>
  browser && system ? `${browser} em ${system}` : (browser ?? system ?? 'Dispositivo desconhecido')
export const service = { 'pool-today': 'Serviço Piscinas hoje', 'pool-mapa': 'Serviço Onde ficam as piscinas' }
export const methods = {
  account: 'Por nome de utilizador e palavra-passe',
  sms: 'Por código SMS',
  member_code: 'Por número de sócio',
  link: 'Por ligação recebida por e-mail',
  government: 'Pela conta única do Governo',
  app: 'A partir de uma aplicação',
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
export const notRead = 'Não foi possível ler as suas sessões.'
export const tryAgain = 'Tentar de novo'
export const unknown = 'Não foi o próprio?'
export const unknownWhat = 'Termine primeiro essa sessão e altere depois a palavra-passe.'
export const changePassword = 'Alterar a palavra-passe'
export const stayingSafe = 'Como usar a conta em segurança'
export const switchMember = 'Mudar de conta?'
export const switchWhat = (here: string, arriving: string) =>
  `Está aqui iniciada a sessão de ${here}. A ligação que abriu inicia a sessão de ${arriving}. Se não foi o próprio a abri-la, mantenha a conta actual.`
export const stay = (name: string) => `Manter ${name}`
export const switchTo = (name: string) => `Mudar para ${name}`
