export const title = 'Segurança da conta'
export const lead = 'Como a sua conta está protegida e o que pode fazer por ela.'
export const whenLost = 'Perdeu o telemóvel, ou alguém entrou na sua conta?'
export const endSessions = 'Termine as outras sessões'
export const endSessionsWhat = 'Veja onde a sua conta está aberta e termine o que não reconhece.'
export const changePassword = 'Altere a palavra-passe'
export const changePasswordWhat = 'A seguir, terminam as sessões em todos os outros dispositivos.'
export const call = (hotline: string) => `Ligue ${hotline}`
export const callWhat = (hours: string) => `Se não consegue entrar, ajudamos. Horário: ${hours}`
export const signIn = 'Entrar em segurança'
export const signInHow = [
  'A palavra-passe tem pelo menos 8 caracteres, de preferência 15 ou mais, e não serve em mais nenhum sítio.',
  'Os códigos são só para si. O nosso pessoal nunca lhe pede códigos nem a palavra-passe.',
  'Confirme o endereço antes de entrar. As ligações nos nossos e-mails trazem-no sempre a este sítio, onde confirma com um botão.',
]
export const weDo = 'O que fazemos por si'
export const weDoWhat = [
  'Guardamos palavras-passe e códigos de forma que ninguém os pode ler, nem nós.',
  'A sessão termina após 30 minutos sem uso e, em todo o caso, ao fim de 12 horas.',
  'Antes de alterar a palavra-passe, o telemóvel ou o e-mail, confirma de novo quem é; depois, avisamo-lo.',
  'Fotografias e cópias de documentos ficam cifradas. Não há aqui rastreio de terceiros.',
]
export const shared = 'Em computadores partilhados'
export const sharedHow = [
  'Não deixe o navegador guardar a palavra-passe.',
  'No fim, termine a sessão e feche o navegador.',
  'Esqueceu-se? Entre noutro dispositivo e termine a sessão que lá ficou.',
]
export const seeSessions = 'Onde tem sessão iniciada'
export const report = 'Encontrou uma falha de segurança? Diga-nos:'
