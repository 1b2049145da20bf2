import { settings } from '../../settings.ts'

export const register = 'Registo de sócio'
export const loading = 'A carregar…'
export const tryAgain = 'Tentar de novo'
export const goOn = 'Continuar'
export const back = 'Passo anterior'
export const progress = 'Passos do registo'
export const stepOf = (at: number, of: number) => `Passo ${at} de ${of}`
export const steps = {
  mobile: 'Telemóvel',
  email: 'E-mail',
  person: 'Dados pessoais',
  guardian: 'Pai, mãe ou tutor',
  documents: 'Fotografia e documento',
  contact: 'Contactos',
  account: 'Nome de utilizador',
  summary: 'Verificar e enviar',
}

export const atHand = 'Para este passo'
export const atHandFor = {
  mobile: ['um telemóvel de Macau que receba SMS'],
  email: ['acesso à sua caixa de correio'],
  person: ['o documento de identificação: preencha tal como nele consta'],
  guardian: ['o pai, a mãe ou o tutor, presente', 'o documento dele e uma cópia'],
  documents: ['uma fotografia recente, a cores e de frente', 'uma imagem da frente do documento'],
  contact: ['a sua morada'],
  account: ['um nome para iniciar sessão'],
  summary: ['uns minutos para conferir tudo'],
}
export const isKept = 'O que preencheu está guardado e não se perde se recarregar a página.'

export const haveReady = 'Tenha à mão'
export const thingsToHave = [
  'o seu documento de identificação',
  'um número de telemóvel de Macau e o e-mail, para receber códigos',
  'uma fotografia recente a cores e uma cópia do documento (JPG ou PNG, até 5MB cada)',
  'se o requerente tem menos de 18 anos: o pai, a mãe ou o tutor, presente e com o seu documento',
]
export const stepsAhead = 'Os passos do registo'
export const howLong =
  'Demora cerca de 10 minutos. O que preenche fica guardado a cada passo, mesmo que recarregue a página.'
export const terms = 'Termos de utilização'
export const termsAgreed = 'Li e aceito os termos de utilização'
export const begin = 'Começar o registo'
export const ended = 'O registo expirou'
export const endedWhat =
  'Para proteger os seus dados, um registo só fica guardado durante algum tempo. Comece de novo: o que preencheu mantém-se, mas tem de verificar outra vez os contactos e carregar as imagens.'

export const smsCode = 'Código por SMS'
export const verifyAndGoOn = 'Verificar e continuar'
export const emailCode = 'Código por e-mail'
export const emailHint = 'Enviamos o resultado e a ligação de activação para este e-mail'
export const mobileProved = (mobile: string) =>
  `O número de telemóvel ${mobile.replace(/^(\d{4})/, '$1 ')} está verificado.`
export const emailProved = (email: string) => `O e-mail ${email} está verificado.`
export const useAnother = 'Usar outro'

export const fields = {
  mobile: 'Número de telemóvel',
  email: 'E-mail',
  emailRepeat: 'Repita o e-mail',
  idType: 'Tipo de documento',
  idNumber: 'Número do documento',
  documentNumber: 'Número do título',
  documentExpiry: 'Válido até',
  nameZh: 'Nome em chinês',
  noChineseName: 'Não tenho nome em chinês',
  surname: 'Apelido',
  firstName: 'Nome próprio',
  gender: 'Sexo',
  birthDate: 'Data de nascimento',
  guardianIdNumber: 'Número do documento do pai, da mãe ou do tutor',
  guardianBirthDate: 'Data de nascimento do pai, da mãe ou do tutor',
  guardianGender: 'Sexo do pai, da mãe ou do tutor',
  guardianIdCopy: 'Cópia do documento do pai, da mãe ou do tutor',
  onlinePayment: 'Pagamento online',
  photo: 'Fotografia',
  photoRecent: 'Esta fotografia foi tirada nos últimos 12 meses',
  idCopy: 'Cópia do documento',
  telephone: 'Telefone de contacto',
  area: 'Zona',
  address: 'Morada',
  language: 'Língua das mensagens',
  pickUpPlace: 'Local de levantamento do cartão',
  noPromotions: 'Não quero receber SMS promocionais',
  username: 'Nome de utilizador',
  agreed: 'Declaração',
}
export const idTypes = {
  resident: 'Bilhete de Identidade de Residente (BIR)',
  worker: 'Título de Identificação de Trabalhador Não Residente',
  permit: 'Título Especial de Permanência',
  student: 'Cartão de estudante',
}
export const documentNumbers = {
  permit: 'Número do Título Especial de Permanência',
  student: 'Número do cartão de estudante',
}
export const documentExpiries = {
  worker: 'Autorizado a permanecer até',
  permit: 'Título Especial de Permanência válido até',
  student: 'Cartão de estudante válido até',
}
export const idNumberHint = '8 algarismos, por exemplo 1234567(8); os parênteses são dispensáveis'
export const idNumberUnusual =
  'O número de um BIR começa normalmente por 1, 5 ou 7. Verifique-o; se está certo, pode continuar.'
export const inLetters = (name: string) => `Usar «${name}»`
export const surnameHint = 'Em letras do alfabeto português, como no documento'
export const genders = { male: 'Masculino', female: 'Feminino' }

export const photoHint = 'Recente, a cores e de frente, pelo menos 310×464 píxeis; JPG ou PNG, até 5MB'
export const photoCompared = {
  comparing: 'A comparar a fotografia…',
  matched: `A fotografia corresponde à da ${settings.identityBureau}.`,
  notSure: 'Não foi possível comparar a fotografia automaticamente: o pessoal vai verificá-la. Pode continuar.',
}
export const idCopyHint = 'A frente do documento, bem legível; JPG ou PNG, até 5MB'

export const telephoneHint = 'Se for diferente do telemóvel: 8 algarismos'
export const addressHint = 'Rua, número, edifício, andar e fracção'
export const languageHint = 'Para os e-mails e as SMS'
export const languages = { zh: 'Chinês', pt: 'Português', en: 'Inglês' }
export const placeAt = (name: string, address: string) => `${name} (${address})`

/** A day to come: the ordinary example is a date of birth. */
export const expiryHint = 'aaaa-mm-dd, por exemplo 2031-03-15'
export const usernameHint =
  'Para iniciar sessão. Use 4 a 30 caracteres, apenas letras sem acento e algarismos, e comece por uma letra. A palavra-passe define-se depois da aprovação.'
export const usernameFree = 'Este nome de utilizador está livre'

export const checkAll = 'Verifique os dados. Depois de enviados, não podem ser alterados durante a apreciação.'
export const change = 'Alterar'
export const notGiven = 'Não indicado'
export const promotions = 'SMS promocionais'
export const yes = 'Sim'
export const no = 'Não'
export const faceCheck = 'Verificação facial'
export const faceCheckPassed = 'Concluída'
export const paymentAsked = 'Pedir autorização'
export const paymentNotAsked = 'Não pedir'
export const statement = 'Declaração'
export const agreed = 'Declaro que os dados são verdadeiros e aceito o acima exposto'
export const send = 'Enviar o pedido'

export const received = 'Recebemos o seu pedido'
export const reference = 'Número do pedido'
export const receivedOn = 'Recebido em'
export const decidedBy = 'Decisão até'
export const bureauSilent = `A ${settings.identityBureau} não responde neste momento. O seu pedido está entregue: voltamos a perguntar e não precisa de fazer nada.`
export const whatNext = 'O que se segue'
export const nextSteps = (dueDay: string) => [
  `Apreciamos o pedido em 3 dias úteis, ou seja, até ${dueDay}, e comunicamos o resultado por e-mail.`,
  'Se for aprovado, o e-mail traz a ligação para activar a conta online; é aí que define a palavra-passe.',
  'Se for preciso corrigir algo, o e-mail diz o motivo e traz uma ligação; o que preencheu mantém-se.',
]
export const cardIsAt = (place: string, address: string) => `Pode levantar o cartão em: ${place}, ${address}.`
export const toLogin = 'Voltar ao início de sessão'
export const rejected =
  'O pedido anterior não foi aprovado, pelo motivo seguinte. Corrija-o e envie de novo; os restantes dados mantêm-se.'
export const byGovernment = `Registar-se com a ${settings.governmentAccount}`
