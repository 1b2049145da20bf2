import type { receipt as zh } from '../zh/counter.ts'

export const title = 'Introduzir um pedido'
export const meaning = 'Para quem veio ao balcão. O pedido é decidido por outro colega.'
export const papersSeen =
  'Confirmei o requerente e o seu documento; se tem menos de 18 anos, o pai, a mãe ou o tutor está presente'
export const formFiled = 'O requerente assinou o formulário e as condições, e o formulário está arquivado'
export const begin = 'Começar'
export const loading = 'A carregar…'
export const person = 'Requerente'
export const guardian = 'Pai, mãe ou tutor'
export const guardianMeaning =
  'O requerente tem menos de 18 anos. Introduza o pai, a mãe ou o tutor presente, como no seu documento.'
export const pictures = 'Fotografia e cópia do documento'
export const contact = 'Contactos'
export const account = 'Conta online'
export const fields = {
  idType: 'Documento de identificação',
  idNumber: 'Número do documento',
  documentNumber: 'Número do título',
  documentExpiry: 'Válido até, ou permanência autorizada até',
  nameZh: 'Nome em chinês',
  noChineseName: 'Sem nome em chinês',
  surname: 'Apelido',
  firstName: 'Nome próprio',
  gender: 'Sexo',
  birthDate: 'Data de nascimento',
  guardianIdNumber: 'Número do documento do pai, da mãe ou do tutor',
  guardianBirthDate: 'Data de nascimento do pai, da mãe ou do tutor',
  guardianGender: 'Sexo do pai, da mãe ou do tutor',
  guardianIdCopy: 'Cópia do documento do pai, da mãe ou do tutor',
  onlinePayment: 'Pedir ao pai, à mãe ou ao tutor que autorize o pagamento online',
  guardianByPapers: 'Vi os documentos que provam a relação',
  photo: 'Fotografia',
  photoRecent: 'A fotografia foi tirada nos últimos 12 meses',
  idCopy: 'Cópia do documento',
  mobile: 'Telemóvel',
  email: 'E-mail',
  emailRepeat: 'Repetir o e-mail',
  username: 'Nome de utilizador',
}
export const idTypes = {
  resident: 'Bilhete de Identidade de Residente (BIR)',
  worker: 'Título de Identificação de Trabalhador Não Residente',
  permit: 'Título Especial de Permanência',
  student: 'Cartão de estudante',
}
export const genders = { male: 'Masculino', female: 'Feminino' }
export const idNumberHint = '8 algarismos; pode omitir os parênteses'
export const idNumberUnusual = 'O número de um residente costuma começar por 1, 5 ou 7. Confira-o.'
export const dayToCome = 'aaaa-mm-dd, por exemplo 2031-03-15'
export const surnameHint = 'Em letras portuguesas, como no documento'
export const photoHint = 'A cores e de frente, pelo menos 310×464 píxeis; JPG ou PNG, até 5MB'
export const copyHint = 'Bem legível; JPG ou PNG, até 5MB'
export const guardianByPapersHint =
  'Por exemplo, a certidão de nascimento. É preciso quando a DSI não confirma a relação.'
export const emailHint = 'A ligação para activar a conta online segue para este endereço.'
export const usernameHint =
  'Escolhido pelo requerente, para iniciar sessão. 4 a 30 letras ou algarismos, a começar por uma letra.'
export const useCamera = 'Usar a câmara'
export const noCamera = 'Não foi possível abrir a câmara. Escolha um ficheiro.'
export const agreed = 'Conferi com o requerente: os dados são os do formulário assinado'
export const enter = 'Introduzir o pedido'
export const received = (reference: string) => `Pedido ${reference} recebido`
export const another = 'É decidido por outro colega. Imprima o recibo para o requerente.'
export const bureauSilent = 'A DSI não responde neste momento. A pergunta repete-se automaticamente.'
export const print = 'Imprimir o recibo'
export const next = 'Introduzir outro pedido'
/** For the applicant. */
export const receipt: typeof zh = {
  title: 'Recibo do pedido de adesão',
  name: 'Requerente',
  reference: 'Número do pedido',
  receivedOn: 'Recebido em',
  decidedBy: 'Decidido até',
  enteredBy: 'Recebido por',
  next: 'O resultado é comunicado por e-mail. Se o pedido for aprovado, o e-mail traz a ligação para activar a sua conta online.',
  questions: (hotline) => `Se tiver dúvidas, telefone para ${hotline} e indique o número do pedido.`,
}
