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
export const approvalMeans = 'O requerente passa a ser sócio e recebe um e-mail para activar a conta online.'
export const rejectWhom = (name: string, reference: string) => `Rejeitar ${name} (${reference})`
export const applicantReads = (language: string) => `O motivo é enviado por e-mail. Escreva-o em ${language}.`
export const readyReasons = 'Motivos frequentes'
export const reason = 'Motivo'
export const reasonHint = 'Pelo menos 5 caracteres. Ctrl + Enter envia.'
export const rejectAndSend = 'Rejeitar e enviar'
export const approved = (reference: string, number: string) => `${reference} aprovado: sócio número ${number}.`
export const rejected = (reference: string) => `${reference} rejeitado. O motivo foi enviado.`
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

export const idTypeNames = {
  resident: 'BIR',
  worker: 'Trabalhador não residente',
  permit: 'Título Especial de Permanência',
  student: 'Cartão de estudante',
}
export const female = 'Feminino'
export const male = 'Masculino'

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

export const pictureComing = 'A carregar a imagem…'
export const enlarges = 'amplia'
export const pictureBefore = 'Anterior'
export const pictureAfter = 'Seguinte'
export const guardianDetails = 'Outros dados do pai, da mãe ou do tutor'
export const guardianPictures = 'Fotografia e documento do pai, da mãe ou do tutor'
export const differing = (number: number) => (number === 1 ? 'Um campo difere' : `${number} campos diferem`)
export const agreeing = (same: number, all: number) => `${same} / ${all} iguais`
export const notComparable = 'Sem comparação'

export const rejectionMeans = 'O requerente recebe o motivo e uma ligação para corrigir o pedido.'
export const faceAtCounter = 'Ainda não: o tutor mostrou os documentos ao balcão'
export const enteredBy = (name: string) => `Introduzido ao balcão por ${name}.`
export const enteredByYou = 'Introduziu este pedido ao balcão: a decisão é de outro colega.'
