export const looking = 'A verificar a ligação…'
export const tryAgain = 'Tentar de novo'
