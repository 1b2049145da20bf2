import { settings } from '../../settings.ts'

export const drawnAt = (moment: string) => `Your time of sign-up is drawn on ${moment}. It will stand here.`
export const turnAt = (moment: string) => `Your time of sign-up: ${moment}`
export const turnNow = 'It is your turn to sign up'
export const until = (moment: string) => `You can sign up until ${moment}.`
export const rank = (rank: number) => `Number ${rank} in the draw.`
export const afterwards = (most: number, remaining: string) =>
  `In your turn you can sign up for ${most} classes; from ${remaining} for places that are left.`
export const howDrawn = 'How was it drawn?'
export const toRenew = 'You can stay in a class in which you are'
export const temporaryCard = `With your temporary card you can sign up for the classes marked “${settings.product}”.`
export const registered = 'You are registered for the draw.'
export const yourCode = 'Your code in the draw:'
export const register = 'Register for the draw'
export const leaveDraw = 'Register no longer'

export const yours = 'You have a place in this class.'
export const toMine = 'See it among your classes'
export const offered = 'A place in this class is kept for you.'
export const toAnswer = 'Answer'
export const mayRenew = (until: string) => `You may stay in this class: until ${until}.`
export const renew = (amount: string) => `Stay in this class (${amount})`
export const signUp = (amount: string) => `Sign up (${amount})`
export const signUpFrom = (moment: string) => `Sign-up from ${moment}`
export const notAnyMore = 'One cannot sign up any more.'
export const onlyProgramme = `A temporary card does not open this class, only classes marked “${settings.product}”.`
export const isFull = 'This class is full. When a place comes free, those who wait are asked one after the other.'
export const join = 'Join the waiting list'
export const leave = 'Leave the waiting list'
export const place = (place: number) => `You are number ${place} in the line.`
export const payNext = 'The place is kept for you until it is paid; you see until when.'
