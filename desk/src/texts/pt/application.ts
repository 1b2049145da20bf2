export const back = 'Voltar à lista de pedidos'
export const dueOn = (day: string) => `Prazo: ${day}`
export const comparison = 'Pedido e registo da DSI'
export const field = 'Campo'
export const written = 'No pedido'
export const recorded = 'Na DSI'
export const compared = 'Comparação'
export const differs = 'Diferente'
export const same = 'Igual'
export const none = '—'
export const fields = {
  nameZh: 'Nome em chinês',
  surname: 'Apelido',
  firstName: 'Nome próprio',
  gender: 'Sexo',
  birthDate: 'Data de nascimento',
  documentExpiry: 'Validade do documento',
}
export const noRecord = 'A DSI não tem registo deste número de documento.'
export const bureauSilent = 'A DSI não responde neste momento.'
export const bureauSilentUntil = (at: string) => `A DSI não responde. A pergunta repete-se automaticamente: ${at}.`
export const notWhileSilent = 'Só pode ser aprovado depois de a DSI responder. Já pode ser rejeitado.'
export const askNow = 'Perguntar agora'
export const stillSilent = 'A DSI continua sem responder.'
export const bureauAnswers = 'A DSI respondeu.'
export const differences = (fields: string[]) => `Diferente do registo da DSI: ${fields.join(', ')}`
export const differencesCount = (number: number) =>
  number === 1 ? 'Um campo difere do registo da DSI.' : `${number} campos diferem do registo da DSI.`
export const unusualNumber = 'Os números de BIR começam em regra por 1, 5 ou 7. Confirme este.'
export const duplicates = 'Possível duplicado: há um sócio ou um pedido com os mesmos dados.'
export const sharing = { id_number: 'O mesmo número de documento:', email: 'O mesmo e-mail:' }
export const ofMember = (number: string) => `sócio ${number}`
export const ofApplication = (reference: string) => `pedido ${reference}`
export const rejectedBecause = (reason: string) => `Motivo da rejeição: ${reason}`
export const pictures = 'Fotografias e documento'
export const noPicture = 'Sem fotografia'
export const enlarge = (label: string) => `${label} (ampliar)`
export const loadAgain = 'Carregar de novo'
export const fullSize = 'Tamanho real'
export const close = 'Fechar'
export const details = 'Outros dados'
export const idType = 'Documento'
export const idNumber = 'Número do documento'
export const documentNumber = 'Número do título'
export const mobile = 'Número de telemóvel'
export const email = 'E-mail'
export const telephone = 'Telefone de contacto'
export const address = 'Morada'
export const pickUpPlace = 'Local de levantamento do cartão'
export const username = 'Nome de utilizador'
export const language = 'Língua das mensagens'
export const promotions = 'Recebe promoções'
export const yes = 'Sim'
export const no = 'Não'
export const receivedAt = 'Recebido'
export const history = 'Histórico'
export const acts = {
  received: 'Pedido recebido',
  corrected: 'Pedido corrigido recebido',
  looked: 'Consultado por',
  approved: 'Aprovado por',
  rejected: 'Rejeitado por',
  proposed_passed: 'Aprovação proposta por',
  proposed_rejected: 'Rejeição proposta por',
  taken_over: 'Assumido, de um colega, por',
  sent_back: 'Devolvido por',
  undone: 'Decisão anulada por',
  returned:
    'Não foi possível executar a decisão: o documento, o e-mail ou o telemóvel já é de outro sócio. De novo por apreciar',
  proved_otherwise: 'Identidade confirmada de outro modo por',
}
export const decision = 'Decisão'
export const approve = 'Aprovar'
export const reject = 'Rejeitar'
export const approveWhom = (name: string, reference: string) => `Aprovar ${name} (${reference})?`
export const approvalMeans = 'O requerente passa a ser sócio e recebe um e-mail para activar a conta online.'
export const cancel = 'Cancelar'
export const rejectWhom = (name: string, reference: string) => `Rejeitar ${name} (${reference})`
export const applicantReads = (language: string) => `O motivo é enviado por e-mail. Escreva-o em ${language}.`
export const readyReasons = 'Motivos frequentes'
export const reason = 'Motivo'
export const reasonHint = 'Pelo menos 5 caracteres. Ctrl + Enter envia.'
export const rejectAndSend = 'Rejeitar e enviar'
export const approved = (reference: string, number: string) => `${reference} aprovado: sócio número ${number}.`
export const rejected = (reference: string) => `${reference} rejeitado. O motivo foi enviado.`
export const queueEmpty = 'Não há mais pedidos por apreciar.'
export const guardian = 'Pai, mãe ou tutor'
export const bureauName = 'Nome na DSI'
export const onlinePayment = 'Pede o pagamento online'
export const faceCheck = 'Verificação facial'
export const faces = { same: 'Coincide', unsure: 'Sem certeza' }
export const photoFace = 'Comparação das fotografias'
export const photoFaces = {
  same: 'Coincidem',
  unsure: 'Sem certeza',
  other: 'Não coincidem',
  no_face: 'Não tem exactamente um rosto',
  no_photo: 'A DSI não tem fotografia',
  silent: 'A DSI não respondeu',
}
export const photoFaceWarnings = {
  unsure: 'O sistema não tem a certeza de que a fotografia seja do requerente. Compare as duas.',
  other: 'A DSI respondeu depois do envio do pedido. Pela comparação, a fotografia é de outra pessoa. Compare as duas.',
  no_face: 'O sistema não encontrou exactamente um rosto na fotografia. Verifique se cumpre os requisitos.',
  silent: 'A DSI não respondeu quando o pedido foi enviado: as fotografias não foram comparadas. Compare-as.',
}
export const faceUnsure =
  'A verificação facial não deu certeza de que é o pai, a mãe ou o tutor. Compare de novo as fotografias.'
export const noGuardianRecord = 'A DSI não tem registo do documento do pai, da mãe ou do tutor.'
export const guardianDifferences = (fields: string[]) =>
  `Pai, mãe ou tutor: diferente do registo da DSI: ${fields.join(', ')}`

export const commonReasons = [
  'A fotografia não está nítida ou não cumpre os requisitos. Carregue uma fotografia recente.',
  'A cópia do documento de identificação não está legível. Carregue-a de novo.',
  'O nome não corresponde ao do documento de identificação. Corrija-o, por favor.',
  'A data de nascimento não corresponde à do documento de identificação. Corrija-a, por favor.',
  'O documento de identificação caducou. Carregue um documento válido.',
  'A fotografia não corresponde à do registo de identificação. Carregue outra fotografia recente.',
  'A fotografia não foi tirada nos últimos doze meses. Carregue uma fotografia recente.',
]

export const idTypeNames = {
  resident: 'BIR',
  worker: 'Trabalhador não residente',
  permit: 'Título Especial de Permanência',
  student: 'Cartão de estudante',
}
export const female = 'Feminino'
export const male = 'Masculino'
export const languageNames = { zh: 'chinês', pt: 'português', en: 'inglês' }
export const languageTags = { zh: 'zh-Hant', pt: 'pt', en: 'en' }

export const stateFilter = 'Estado do pedido'
export const states = {
  waiting: 'Por apreciar',
  overdue: 'Em atraso',
  proposed: 'Por confirmar',
  passed: 'Aprovados',
  rejected: 'Rejeitados',
  all: 'Todos',
}
/** Of one application. */
export const stateOf = {
  waiting: 'Por apreciar',
  proposed: 'Por confirmar',
  deciding: 'Decidido',
  passed: 'Aprovado',
  rejected: 'Rejeitado',
}
export const search = 'Procurar pedidos'
export const searchHint = 'Parte do nome, número do documento, telemóvel, e-mail, número de sócio ou referência.'
export const find = 'Procurar'
export const noneIn = {
  waiting: 'Não há pedidos por apreciar.',
  overdue: 'Não há pedidos em atraso.',
  proposed: 'Não há pedidos por confirmar.',
  passed: 'Não há pedidos aprovados.',
  rejected: 'Não há pedidos rejeitados.',
  all: 'Ainda não há pedidos.',
}
export const noneFound = 'Nenhum pedido corresponde à pesquisa.'
export const searchAll = 'Procurar em todos os pedidos'
export const duplicate = 'Duplicado'
export const corrected = 'Corrigido'
export const pages = 'Páginas'
export const firstPage = 'Primeira página'
export const nextPage = 'Página seguinte'

export const pictureNames = {
  idCopy: 'Cópia do documento',
  photo: 'Fotografia do requerente',
  bureauPhoto: 'Fotografia da DSI',
  guardianIdCopy: 'Cópia do documento do pai, da mãe ou do tutor',
  guardianBureauPhoto: 'Fotografia do pai, da mãe ou do tutor na DSI',
}
export const stillToSee = (names: string[]) => `Antes de aprovar, veja: ${names.join(', ')}`
export const notLoaded = 'Não foi possível carregar esta imagem.'
export const withoutPicture = 'Decidido sem esta imagem.'
export const loadWhichAgain = (label: string) => `Carregar de novo: ${label}`
export const goWithout = 'Continuar sem ela'
export const goWithoutWhich = (label: string) => `Continuar sem ela: ${label}`
export const provedOtherwise = 'A identidade foi confirmada de outro modo, com o documento original.'
export const tickFirst = 'Assinale que confirmou a identidade de outro modo.'
export const compareWithCopy = 'Compare com a cópia'
export const decidedMeanwhile = (reference: string) => `Entretanto, um colega decidiu o pedido ${reference}.`
export const decidedBy = {
  approved: (who: string, at: string) => `Aprovado por ${who} em ${at}.`,
  rejected: (who: string, at: string) => `Rejeitado por ${who} em ${at}.`,
}

export const byDeadline = 'Por prazo'
export const clearSearch = 'Limpar a pesquisa'
export const noneChosen = 'Escolha um pedido na lista.'
export const searchFor = 'Referência, nome ou documento'
export const minor = 'Menor'
export const goingOn = 'Outros pedidos'
export const noneAfter = 'Não há pedido seguinte.'
export const nextIs = (name: string) => `Seguinte: ${name}`
export const coming = 'A carregar o pedido…'
export const pictureComing = 'A carregar a imagem…'
export const enlarges = 'amplia'
export const pictureBefore = 'Anterior'
export const pictureAfter = 'Seguinte'
export const guardianDetails = 'Outros dados do pai, da mãe ou do tutor'
export const guardianPictures = 'Fotografia e documento do pai, da mãe ou do tutor'
export const differing = (number: number) => (number === 1 ? 'Um campo difere' : `${number} campos diferem`)
export const agreeing = (same: number, all: number) => `${same} / ${all} iguais`
export const notComparable = 'Sem comparação'
export const daysLeft = (days: number) => {
  if (days === 0) return 'Prazo hoje'
  if (days < 0) return days === -1 ? '1 dia de atraso' : `${-days} dias de atraso`
  return days === 1 ? 'Falta 1 dia' : `Faltam ${days} dias`
}

export const heldBy = (name: string, since: string) => `${name} está a tratar deste pedido desde ${since}.`
export const heldInList = (name: string) => `com ${name}`

export const deciding = {
  passed: (reference: string) => `${reference} foi aprovado; produz efeito dentro de momentos.`,
  rejected: (reference: string) => `${reference} não foi aprovado; o motivo é enviado dentro de momentos.`,
}
export const proposed = (reference: string) => `${reference} aguarda a confirmação de outro colega.`
export const sentBack = (reference: string) => `${reference} foi devolvido e está de novo por apreciar.`
export const proposedBy = {
  passed: (name: string, at: string) => `${name} propôs a aprovação em ${at}; outro colega tem de a confirmar.`,
  rejected: (name: string, at: string) => `${name} propôs não aprovar em ${at}; outro colega tem de o confirmar.`,
}
export const secondFor = (cases: string[]) => `São precisas duas pessoas: ${cases.join(', ')}`
export const secondCases = { duplicate: 'possível duplicado', minor: 'menor', face: 'reconhecimento facial incerto' }
export const reasonIs = (reason: string) => `Motivo: ${reason}`
export const secondComes = 'Aguarda a confirmação de outro colega.'
export const confirm = { passed: 'Confirmar a aprovação', rejected: 'Confirmar a rejeição' }
export const confirmWhom = {
  passed: (name: string, reference: string) => `Confirmar a aprovação de ${name} (${reference})?`,
  rejected: (name: string, reference: string) => `Confirmar a rejeição de ${name} (${reference})?`,
}
export const rejectionMeans = 'O requerente recebe o motivo e uma ligação para corrigir o pedido.'
export const sendBack = 'Devolver'

export const takeOver = 'Assumir'
export const takeOverWhat = (reference: string) => `Assumir ${reference}?`
export const takeOverMeans = (name: string) => `${name} deixa de poder decidir este pedido.`
