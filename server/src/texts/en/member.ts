import type { member as zh } from '../zh/member.ts'

const names = {
  telephone: 'contact telephone',
  area: 'area',
  address: 'address',
  language: 'language of messages',
  pickUpPlace: 'where to collect the card',
  noPromotions: 'promotional text messages',
}

export const member: typeof zh = {
  held: (reason, hotline) => ({
    subject: 'Your services as a member are suspended',
    body: `Your services as a member have been suspended, for this reason:
${reason}

If you have questions, call ${hotline}.`,
  }),
  lifted: (hotline, appeal) => ({
    subject: 'A suspension has been lifted',
    body: `A suspension of your services as a member has been lifted.${appeal === undefined ? '' : ` Your appeal (${appeal}) has been closed, as there is nothing left to decide.`} If you have questions, call ${hotline}.`,
  }),
  loggedOut: (hotline) => ({
    subject: 'You have been logged out',
    body: `As you asked at our counter, your member account has been logged out on all devices. If you did not ask for this, call ${hotline} at once.`,
  }),
  emailChanged: (emailHint, hotline) => ({
    subject: 'Your e-mail address has been changed',
    body: `The e-mail address of your member account has been changed at our counter to ${emailHint}. If you did not ask for this, call ${hotline} at once.`,
  }),
  mobileChanged: (mobileHint, hotline) => ({
    subject: 'Your mobile number has been changed',
    body: `The mobile number of your member account has been changed at our counter to ${mobileHint}. If you did not ask for this, call ${hotline} at once.`,
  }),
  personalChanged: (fields, hotline) => ({
    subject: 'Your membership details were changed',
    body: `These membership details were changed at our counter: ${fields.map((field) => names[field]).join(', ')}. If you did not ask for this, call ${hotline} at once.`,
  }),
  lossReported: (hotline) => ({
    subject: 'Your membership card has been reported lost',
    body: `Your membership card was reported lost at our counter. The old card no longer works, and you have been logged out on all devices. A temporary card opens none of the courts you have booked: until they begin you can cancel those bookings in your account and lose nothing. If you did not report the loss, call ${hotline} at once.`,
  }),
  cardSwapped: (hotline) => ({
    subject: 'You have a permanent membership card',
    body: `Your temporary card was swapped for a permanent membership card at our counter. If you did not ask for this, call ${hotline} at once.`,
  }),
}
