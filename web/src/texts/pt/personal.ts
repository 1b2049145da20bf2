export const personalData = 'Actualizar dados pessoais'
export const whatFor =
  'Estas alterações têm efeito imediato. O nome, os documentos e a fotografia são verificados e não se alteram aqui.'
export const save = 'Guardar'
export const changed = 'Os seus dados pessoais foram alterados.'
export const tryAgain = 'Tentar de novo'
export const area = 'Zona'
export const address = 'Morada'
export const addressHint = 'Rua, número, edifício, andar e fracção'
export const telephone = 'Telefone de contacto'
export const telephoneHint = 'Se for diferente do telemóvel: 8 algarismos'
export const pickUpPlace = 'Local de levantamento do cartão'
export const language = 'Língua das mensagens'
export const languageHint = 'Para os e-mails e as SMS'
export const noPromotions = 'Não quero receber SMS promocionais'
export const languages = { zh: 'Chinês', pt: 'Português', en: 'Inglês' }
export const placeAt = (name: string, address: string) => `${name} (${address})`
