import { constant } from '@palaestra/contract'

export const hint =
  'At least 8 characters; 15 or more is better. Any letters and blanks will do. Avoid common passwords and personal details.'
export const repeat = 'Repeat the password'
export const longEnough = `At least ${constant.passwordMinimum} characters`
export const same = 'Both passwords are the same'
export const met = 'Met'
export const unmet = 'Not yet met'
