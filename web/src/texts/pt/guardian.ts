import { settings } from '../../settings.ts'

export const whatFor = `O requerente tem menos de 18 anos e precisa do consentimento do pai, da mãe ou do tutor. É essa pessoa que preenche este passo; os dados são confirmados pela ${settings.identityBureau}.`
export const statement = 'Declaração dos pais ou tutor'
export const onlinePaymentHint =
  'É preciso para alugar recintos, comprar bilhetes de piscina e inscrever-se em classes online'
export const withPayment = 'Pedir o pagamento online'
export const withPaymentHint = 'Depois da aprovação, o pai, a mãe ou o tutor recebe um e-mail e decide se autoriza'
export const withoutPayment = 'Não pedir'
export const withoutPaymentHint = 'Pode pedi-lo mais tarde'
export const withoutPaymentSure = 'Não pedir o pagamento online?'
export const withoutPaymentWhat =
  'O menor pode ser sócio, mas não pode alugar recintos, comprar bilhetes de piscina nem inscrever-se em classes online. Pode pedir o pagamento online mais tarde, na conta.'
export const goOnWithout = 'Continuar sem pedir'
export const backToChoice = 'Voltar e alterar'

export const faceCheck = 'Verificação facial'
export const faceCheckWhat = `Os dados foram confirmados pela ${settings.identityBureau}. Tire agora uma fotografia do pai, da mãe ou do tutor.`
export const faceCheckWho = 'Na fotografia, tirada agora, tem de estar a pessoa indicada no passo anterior.'
export const faceCheckPoints = (tries: number) => [
  'Uma só pessoa, de frente, com boa luz, sem máscara nem óculos escuros.',
  `A fotografia só é comparada com a da ${settings.identityBureau} e não é guardada.`,
  `Pode tentar até ${tries} vezes por dia.`,
]
export const picture = 'Fotografia actual do pai, da mãe ou do tutor'
export const pictureHint = 'Use a câmara ou escolha uma fotografia acabada de tirar (JPG ou PNG)'
export const turnedPicture = {
  left: 'Segunda fotografia: cabeça virada para a sua esquerda',
  right: 'Segunda fotografia: cabeça virada para a sua direita',
}
export const turnedHint = 'Vire-a devagar, cerca de 30 graus; os dois olhos têm de continuar visíveis'
export const turnNow = {
  left: 'Tire mais uma, que confirma a presença da pessoa: com a cabeça virada para a sua esquerda.',
  right: 'Tire mais uma, que confirma a presença da pessoa: com a cabeça virada para a sua direita.',
}
export const check = 'Verificar'
export const checking = 'A comparar a fotografia…'
export const changeGuardian = 'Alterar os dados do pai, da mãe ou do tutor'
export const confirmed = 'O pai, a mãe ou o tutor está confirmado e a verificação facial foi concluída.'
export const ownFaceWhat = `Antes de autorizar pela primeira vez, confirmamos que é mesmo você. Tire agora uma fotografia, que é comparada com a da ${settings.identityBureau}. Só é preciso uma vez.`
export const ownFaceWho = 'Na fotografia, tirada agora, tem de estar você.'
export const ownPicture = 'A sua fotografia actual'
