export const title = 'Sócios'
export const meaning =
  'Procure por nome, número de sócio, número de identificação, telefone, e-mail ou nome de utilizador. Cada consulta fica registada.'
export const search = 'Procurar'
export const searchFor = 'Procurar um sócio'
export const searchHint = 'Por exemplo o início do nome, o número de sócio ou o telefone.'
export const none = 'Nenhum sócio encontrado.'
export const found = 'Resultados'
export const held = 'Suspenso'
export const notActive = 'Conta por activar'
export const nextPage = 'Página seguinte'
export const loading = 'A abrir a ficha…'
export const number = 'Número de sócio'
export const username = 'Nome de utilizador'
export const birthDate = 'Data de nascimento'
export const idNumber = 'Número de identificação'
export const documentNumber = 'Número do documento'
export const documentExpiry = 'Validade do documento'
export const email = 'E-mail'
export const mobile = 'Telemóvel'
export const telephone = 'Telefone'
export const address = 'Morada'
export const joinedAt = 'Sócio desde'
export const card = 'Cartão'
export const cards = {
  permanent: (until: string) => `Definitivo, válido até ${until}`,
  temporary: (until: string) => `Temporário, válido até ${until}`,
}
export const handedOut = 'Cartão entregue'
export const nothing = '—'
export const photo = 'Fotografia'
export const showPhoto = 'Mostrar a fotografia'
export const idCopy = 'Cópia do documento'
export const showIdCopy = 'Mostrar a cópia do documento'
export const linkEnded = 'A ligação expirou. Prima outra vez.'
export const holds = 'Suspensões'
export const holdReasons = {
  loss: 'Cartão perdido',
  authority: 'Pela autoridade',
  documents: 'Documentos em falta',
  no_show: 'Faltas',
}
export const since = (at: string) => `desde ${at}`
export const ended = (at: string) => `até ${at}`
export const noShows = 'Faltas'
export const noShowCounts = 'conta'
export const noShowExcused = (at: string) => `justificada em ${at}`
export const whichNoShow = 'Qual das reservas'
export const stands = 'em vigor'
export const consents = 'Consentimentos de pagamento online'
export const consentParts = {
  own: 'Deste sócio',
  child: 'Filho ou filha',
}
export const consentStates = {
  not_requested: 'não pedido',
  pending: 'por responder',
  authorised: 'autorizado',
  declined: 'recusado',
  withdrawn: 'retirado',
}
export const sessions = 'Sessões abertas'
export const seen = (at: string) => `activa em ${at}`
export const letters = 'Mensagens'
export const channels = {
  email: 'E-mail',
  sms: 'SMS',
}
export const letterKinds = {
  code: 'código',
  activate: 'activação',
  notice: 'aviso',
  card: 'cartão',
  application: 'pedido',
  reminder: 'lembrete',
}
export const sent = 'enviada'
export const undelivered = 'não entregue'
export const waiting = 'por enviar'
export const applications = 'Pedidos'
export const history = 'Registo'
export const actNames = {
  impose: 'Suspender serviços',
  lift: 'Levantar a suspensão',
  excuse: 'Justificar uma falta',
  changeEmail: 'Alterar o e-mail',
  changeMobile: 'Alterar o número de telemóvel',
  endSessions: 'Terminar as sessões',
  inviteAgain: 'Reenviar a activação',
  handOut: 'Entregar o cartão',
  askDocuments: 'Pedir documentos',
  changePersonal: 'Alterar outros dados',
  reportLoss: 'Participar a perda do cartão',
  swapCard: 'Trocar o cartão provisório',
}
export const actMeanings = {
  impose: 'O sócio deixa de poder usar os serviços e recebe o motivo.',
  lift: 'O sócio volta a poder usar os serviços e é avisado.',
  excuse: 'A falta deixa de contar, e a suspensão que dela resultou termina. O sócio recebe o motivo.',
  changeEmail:
    'O sócio está presente com o documento. O endereço antigo e o novo são avisados, e todas as sessões terminam.',
  changeMobile:
    'O sócio está presente com o documento. O número antigo e o novo são avisados, e todas as sessões terminam.',
  endSessions: 'O sócio sai em todos os dispositivos e é avisado.',
  inviteAgain: 'O sócio recebe outro e-mail para activar a conta.',
  handOut: 'Fica registado que o sócio levantou o cartão. Só uma vez.',
  askDocuments:
    'O sócio é avisado e pode entregá-los online. Depois do último dia os serviços são suspensos até os documentos serem aceites.',
  changePersonal: 'Tem efeito imediato. O sócio é avisado do que foi alterado.',
  reportLoss:
    'O sócio está presente com o documento. O cartão antigo deixa de valer, o provisório segue por e-mail e todas as sessões terminam.',
  swapCard: 'A partir do 20.º dia depois da participação. O sócio é avisado.',
}
export const done = {
  impose: 'Os serviços foram suspensos.',
  lift: 'A suspensão foi levantada.',
  excuse: 'A falta foi justificada.',
  changeEmail: 'O e-mail foi alterado.',
  changeMobile: 'O telemóvel foi alterado.',
  endSessions: 'As sessões terminaram.',
  inviteAgain: 'A activação foi reenviada.',
  handOut: 'A entrega do cartão foi registada.',
  askDocuments: 'Os documentos foram pedidos ao sócio.',
  changePersonal: 'Os dados foram alterados e o sócio avisado.',
  reportLoss: 'A perda foi participada e o cartão provisório enviado.',
  swapCard: 'O sócio tem um cartão permanente.',
}
export const newEmail = 'Novo e-mail'
export const newMobile = 'Novo telemóvel'
export const reason = 'Motivo'
export const reasonHint = 'Fica para sempre no registo. Não escreva dados pessoais.'
export const memberReads = 'O sócio recebe este motivo. Fica para sempre no registo: não escreva dados pessoais.'
export const papersSeen = 'Confirmei o sócio e o seu documento'
export const cancel = 'Cancelar'
export const area = 'Zona'
export const language = 'Língua das mensagens'
export const languages = { zh: 'Chinês', pt: 'Português', en: 'Inglês' }
export const pickUpPlace = 'Local de levantamento do cartão'
export const promotions = 'SMS promocionais'
export const wanted = 'quer receber'
export const notWanted = 'não quer receber'
export const noPromotions = 'Sem SMS promocionais'
export const circumstances = 'Como se perdeu o cartão'
export const circumstancesHint = 'Como o sócio o conta: quando, onde e como.'
