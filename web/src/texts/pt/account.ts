export const account = 'A minha conta'
export const card = 'Cartão de sócio'
export const states = { permanent: 'Válido', temporary: 'Provisório', suspended: 'Suspenso', expired: 'Expirado' }
export const memberNumber = 'Número de sócio'
export const validUntil = 'Válido até'
export const notRead = 'Não foi possível carregar os seus dados.'
export const tryAgain = 'Tentar de novo'
export const cardComing = 'A carregar o cartão…'
export const photo = 'Fotografia do sócio'
/** What the membership is good for, above the card. */
export const holds = {
  permanent: (day: string) => `Sócio até ${day}`,
  temporary: (day: string) => `Cartão provisório até ${day}`,
  suspended: (_: string) => 'Cartão suspenso',
  expired: (day: string) => `A inscrição terminou em ${day}`,
}
export const showCode = 'Mostrar o código QR'
