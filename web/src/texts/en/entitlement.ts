import type { Service } from '@palaestra/contract'
import { settings } from '../../settings.ts'

export const services = 'Services'
export const notRead = 'We could not read the state of the services.'
export const tryAgain = 'Try again'
export const states = { yes: 'Available', pending: 'Pending', no: 'Not available' }
export const names: Record<Service, string> = {
  qr_code: 'QR code of the card',
  venue_booking: 'Venue booking',
  pool_tickets: 'Swimming pool tickets',
  classes: `${settings.product} recreational classes`,
  online_payment: 'Online payment',
  points: 'Exercise points',
  players: 'Players',
  collectors: 'Extra collectors',
  companions: 'Accompanying children',
  child_consent: 'Authorising your children’s online payment',
  card_data: 'Changing your card details',
  report_loss: 'Reporting a lost card',
  swap_card: 'Swapping the temporary card',
  hand_over: 'Pool ticket service',
  appeal: 'Appeal',
}
export const swapFrom = (day: string) => `From ${day} you can swap it for a permanent card.`
export const openFrom = (day: string) => `Available from ${day}.`
export const addEmail = 'Add an e-mail'
export const addMobile = 'Add a mobile number'
export const confirmMobile = 'Confirm mobile number'
export const askGuardian = 'Ask your parent or guardian'
export const swapCard = 'Swap for a permanent card'
export const readNotice = 'Read the notice about the online card'
export const appeal = 'Appeal against the suspension'
export const deliver = 'Send the documents'
export const renew = 'Renew the card'
export const call = (hotline: string) => `Call ${hotline}`
export const settingsOf = 'Related settings'
export const notice = 'Notice about the online card'
export const noticeOpen = 'Not agreed to yet. You will see it the first time you show the QR code.'
export const messages = 'Language of messages and promotional texts'
export const noticeAccepted = (day: string) => `Agreed to on ${day}`
export const government = `Your ${settings.governmentAccount}`
