import { settings } from '../../settings.ts'

export const change = 'Alterar os meus dados'
export const changeWhat =
  'Altere o que mudou no novo documento e deixe o resto como está. As alterações são apreciadas; até à aprovação mantêm-se os dados actuais.'
export const changePhoto = 'Alterar a fotografia'
export const changePhotoWhat =
  'A nova fotografia é apreciada; até à aprovação o cartão continua a mostrar a fotografia actual.'
export const changeIdCopy = 'Alterar a cópia do documento'
export const changeIdCopyWhat = 'Carregue o documento de identificação válido actualmente. A nova cópia é apreciada.'
export const renew = 'Renovar o cartão'
export const renewWhat =
  'Carregue o documento de identificação válido actualmente. A renovação é apreciada e comunicamos o resultado por e-mail.'
export const renewInstead = 'O cartão está a caducar ou já caducou: renove-o'
export const validUntil = (day: string) => `O cartão é válido até ${day}.`
export const renewableFrom = (day: string) => `Pode renová-lo a partir de ${day}.`
export const fields = {
  nameZh: 'Nome em chinês',
  noChineseName: 'Não tenho nome em chinês',
  surname: 'Apelido',
  firstName: 'Nome próprio',
  documentNumber: 'Número do documento',
  documentExpiry: 'Documento válido até',
  photo: 'Fotografia',
  idCopy: 'Cópia do documento',
}
export const documentExpiries = {
  resident: 'Documento válido até',
  worker: 'Autorizado a permanecer até',
  permit: 'Título Especial de Permanência válido até',
  student: 'Cartão de estudante válido até',
}
export const surnameHint = 'Em letras do alfabeto português, como no documento'
export const expiryHint = 'Ano-mês-dia, por exemplo 2031-03-15'
export const idCopyHint = 'A frente do documento, bem legível; JPG ou PNG, até 5MB'
export const idCopyWhen =
  'Obrigatória quando altera o nome ou os dados do documento. A frente, bem legível; JPG ou PNG, até 5MB'
export const photoHint = 'Recente, a cores e de frente, pelo menos 310×464 píxeis; JPG ou PNG, até 5MB'
export const photoOld =
  'A actual tem mais de 5 anos. Carregue uma nova, a cores e de frente, pelo menos 310×464 píxeis; JPG ou PNG, até 5MB'
export const photoRecent = 'Esta fotografia foi tirada nos últimos 12 meses'
export const send = 'Enviar'
export const sendAgain = 'Enviar de novo'
export const wasRejected = (reference: string) =>
  `O último pedido, com o número ${reference}, não foi aprovado. Os motivos estão junto dos dados em causa. Corrija-os e envie de novo.`
export const rejectedBecause = (reason: string) => `Motivo da não aprovação: ${reason}`
export const changeWaits = 'Alteração em apreciação'
export const renewalWaits = 'Renovação em apreciação'
export const waits = (reference: string, day: string) =>
  `Número ${reference}. Decidimos até ${day} e comunicamos o resultado.`
export const oneAtATime = 'Entretanto não pode enviar outra alteração. Para a corrigir, retire-a primeiro.'
export const withdraw = 'Retirar'
export const none = 'Nenhum'
export const newPicture = 'Nova imagem'
export const notRead = 'Não foi possível ler os dados.'
export const tryAgain = 'Tentar de novo'
export const sent = 'Pedido enviado'
export const sentWhat = (reference: string, day: string) =>
  `Número ${reference}. Decidimos até ${day} e comunicamos o resultado.`
export const nothingSent = 'Não enviou nada.'
export const homeIn = (seconds: number) => `Volta à sua conta dentro de ${seconds} segundos`
export const stay = 'Ficar nesta página'
export const staysHere = 'Fica nesta página.'
export const toAccount = 'Ir para a minha conta'
export const changeByGovernment = `Alterar os meus dados com a ${settings.governmentAccount}`
export const byGovernment = `Preencher com a ${settings.governmentAccount}`
export const fromBureau = (onFile: string) => `Dado da ${settings.identityBureau}; na sua conta: ${onFile}`
export const both = (one: string, other: string) => `${one}. ${other}`
export const filledIn = `Preenchemos e assinalámos os dados da ${settings.identityBureau} que são diferentes dos da sua conta. Confirme-os e envie.`
export const nothingDiffers = `Os dados da ${settings.identityBureau} são iguais aos da sua conta. Se mudou mais alguma coisa no documento, preencha-a.`
export const bureauHasNothing = `A ${settings.identityBureau} não tem dados que possamos preencher. Preencha-os, por favor.`
export const bureauSilent = `A ${settings.identityBureau} não responde neste momento e não pudemos preencher os dados. Pode preenchê-los ou tentar mais tarde.`
export const notLinked = `A sua conta de sócio não está associada a uma ${settings.governmentAccount}. Depois de a associar, preenchemos os dados com os da ${settings.identityBureau}.`
export const linkFirst = `Associar uma ${settings.governmentAccount}`
export const withoutGovernment = 'Preencher sem associar'
