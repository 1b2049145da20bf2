import { constant } from '@palaestra/contract'

export const hint =
  'Pelo menos 8 caracteres; 15 ou mais é melhor. Pode usar qualquer letra e espaços. Evite palavras comuns e dados pessoais.'
export const repeat = 'Repita a palavra-passe'
export const longEnough = `Pelo menos ${constant.passwordMinimum} caracteres`
export const same = 'As duas palavras-passe são iguais'
export const met = 'Cumprido'
export const unmet = 'Por cumprir'
