export const personalData = 'Update personal details'
export const whatFor =
  'These changes take effect at once. Your name, documents and photo are checked, and are not changed here.'
export const save = 'Save'
export const changed = 'Your personal details were changed.'
export const tryAgain = 'Try again'
export const area = 'Area'
export const address = 'Address'
export const addressHint = 'Street, number, building, floor and flat'
export const telephone = 'Contact telephone'
export const telephoneHint = 'If it is not your mobile: 8 digits'
export const pickUpPlace = 'Where to collect the card'
export const language = 'Language of messages'
export const languageHint = 'For e-mails and text messages'
export const noPromotions = 'I do not want promotional text messages'
export const languages = { zh: 'Chinese', pt: 'Portuguese', en: 'English' }
export const placeAt = (name: string, address: string) => `${name} (${address})`
