export const title = 'Segundo passo do início de sessão'
export const none =
  'Acrescente um segundo passo ao início de sessão: uma chave de acesso ou uma aplicação de autenticação no seu telemóvel. Assim, ninguém entra só com a sua palavra-passe.'
export const required =
  'Todos iniciam sessão nesta mesa com um segundo passo. Para continuar, configure uma chave de acesso ou uma aplicação de autenticação no seu telemóvel.'
export const have = (codes: number) =>
  `O segundo passo está configurado. ${codes === 1 ? 'Resta 1 código' : `Restam ${codes} códigos`} de recuperação.`
export const presentCode = 'Código actual'
export const presentHint = 'Um código da aplicação que usa agora, ou um código de recuperação.'
export const begin = 'Configurar uma aplicação'
export const replace = 'Configurar uma nova aplicação'
export const scan = 'Leia este código com a aplicação de autenticação.'
export const qr = 'Código QR para a aplicação de autenticação'
export const byHand = 'Se não o conseguir ler, introduza esta chave na aplicação:'
export const firstCode = 'Código da aplicação'
export const firstHint = 'Seis algarismos.'
export const confirm = 'Confirmar'
export const passkeys = 'Chaves de acesso'
export const app = 'Aplicação de autenticação'
export const addPasskey = 'Acrescentar uma chave de acesso'
export const passkeyMeaning =
  'Uma chave de acesso fica no computador, no telemóvel ou numa chave de segurança. Confirma-se com a impressão digital, o rosto ou o código do dispositivo e só serve neste site.'
export const passkeyName = 'Nome'
export const passkeyNameHint = 'Para a reconhecer mais tarde, por exemplo «Computador do escritório».'
export const presentOrPasskey =
  'Um código da aplicação ou um código de recuperação. Deixe em branco para confirmar com uma chave de acesso que já tem.'
export const neverUsed = 'Nunca usada'
export const goOn = 'Continuar'
export const remove = 'Remover'
export const removalMeans = 'Deixa de servir para iniciar sessão. Apague-a também no dispositivo.'
export const passkeyAdded = 'A chave de acesso foi acrescentada.'
export const passkeyRemoved = 'A chave de acesso foi removida.'
export const lastUsed = (moment: string) => `Usada pela última vez: ${moment}`
export const removeWhich = (name: string) => `Remover «${name}»`
export const recoveryTitle = 'Os seus códigos de recuperação'
export const recoveryMeaning =
  'Imprima-os ou anote-os agora: não voltam a ser mostrados. Cada um serve uma vez, em lugar do segundo passo.'
export const saved = 'Já guardei os códigos'
export const done = 'O segundo passo está configurado.'
export const colleagues = 'Colegas'
export const colleaguesMeaning =
  'Decida com que funções cada colega trabalha. Se um colega perdeu os dispositivos e os códigos de recuperação, ajude-o aqui a entrar. Confirme primeiro que é mesmo ele.'
export const name = 'Nome'
export const secondStep = 'Segundo passo'
export const isSet = 'Configurado'
export const notSet = 'Por configurar'
export const you = 'É você'
export const help = 'Ajudar a entrar'
export const helpWhom = (name: string) => `Ajudar ${name} a entrar`
export const helpMeans =
  'O segundo passo do colega é removido, todas as suas sessões terminam e recebe um código para lhe dizer. Serve uma vez, no prazo de uma hora, com a palavra-passe do colega.'
export const helped = (name: string, minutes: number) =>
  `Diga este código a ${name}. Serve uma vez, no prazo de ${minutes} minutos, com a palavra-passe do colega. Não volta a ser mostrado.`
export const close = 'Fechar'
export const cancel = 'Cancelar'
export const isLinked = 'Associada'
export const notLinked = 'Por associar'
export const invite = 'Convidar'
export const inviteWhom = (name: string) => `Convidar ${name} a associar uma conta`
export const inviteMeans = (account: string) =>
  `Recebe um código para dizer ao colega. Com ele, o colega associa a sua ${account} a esta mesa, uma vez, no prazo de um dia. Confirme primeiro que é mesmo ele.`
export const inviteAnewMeans = (account: string) =>
  `A ${account} do colega deixa de dar acesso a esta mesa, todas as suas sessões terminam e recebe um código para lhe dizer. Com ele, o colega volta a associar uma conta, uma vez, no prazo de um dia.`
export const invited = (name: string, account: string, hours: number) =>
  `Diga este código a ${name}. O colega inicia sessão com a ${account} e introduz o código, uma vez, no prazo de ${hours} horas. Não volta a ser mostrado.`
export const worksAs = 'Funções'
export const acts = 'Acções'
export const noRole = 'Sem funções'
export const and = ', '
export const changeRoles = 'Alterar funções'
export const rolesOfWhom = (name: string) => `Alterar as funções de ${name}`
export const rolesMean = 'Vale a partir da próxima acção do colega. As suas próprias funções só um colega as altera.'
export const save = 'Guardar'
export const rolesSaved = (name: string) => `As funções de ${name} foram alteradas.`
export const roleNames = {
  reviewer: 'Analista',
  senior: 'Responsável',
  counter: 'Balcão',
  cashier: 'Caixa',
  finance: 'Contabilidade',
  facilities: 'Instalações',
  classes: 'Classes',
  coach: 'Monitor',
  content: 'Conteúdos',
  auditor: 'Auditor',
}
export const roleMeanings = {
  reviewer: 'Decide pedidos, consulta sócios e as mensagens por enviar.',
  senior:
    'Tudo o que fazem o analista e o balcão; além disso decide em segunda análise, suspende serviços a sócios, encerra recintos, importa visitas, corrige pontos e atribui funções aos colegas.',
  counter: 'Atende quem se apresenta: consulta sócios, introduz pedidos, actua em nome de sócios e entrega cartões.',
  cashier: 'Recebe e devolve dinheiro ao balcão.',
  finance: 'Compara as contas com as do serviço de pagamento, e trata das diferenças e dos reembolsos recusados.',
  facilities: 'Decide quando os recintos abrem, e encerra recintos e campos.',
  classes: 'Cria, cancela e encerra classes, e inscreve sócios.',
  coach: 'Regista as presenças nas suas classes.',
  content: 'Altera os feriados e o conteúdo do portal.',
  auditor: 'Consulta e exporta o registo de auditoria, e nada mais.',
}
