import type { contact as zh } from '../zh/contact.ts'

export const contact: typeof zh = {
  mobileChanged: (mobileHint, hotline) => ({
    subject: 'Your mobile number has been changed',
    body: `The mobile number of your member account is now ${mobileHint}. If it was not you who changed it, call ${hotline} at once.`,
  }),
  mobileConfirmed: (mobileHint, hotline) => ({
    subject: 'Your mobile number has been confirmed',
    body: `The mobile number ${mobileHint} of your member account has been confirmed, and can now be used to log in. If it was not you who confirmed it, call ${hotline} at once.`,
  }),
  confirmNewEmail: ({ link, portal }) => ({
    subject: 'Confirm your new e-mail address',
    body: `Somebody asked to use this address for a member account of “${portal}”.

If it was you, open this link within 24 hours and confirm:
${link}

Until then nothing changes. If it was not you, ignore this letter and do not open the link.`,
  }),
  emailWanted: {
    subject: 'Somebody wanted to use your e-mail address',
    body: `Somebody asked to use your e-mail address for another member account. The address belongs to your account, so nothing has changed.

You need not do anything; if you are worried, call the hotline.`,
  },
  emailChangeAsked: (emailHint, hotline) => ({
    subject: 'A change of your e-mail address was asked for',
    body: `Somebody asked to change the e-mail address of your member account to ${emailHint}. It changes only once a link sent to that address has been confirmed. If it was not you, change your password and call ${hotline} at once.`,
  }),
  emailChanged: (emailHint, hotline) => ({
    subject: 'Your e-mail address has been changed',
    body: `The e-mail address of your member account is now ${emailHint}. If it was not you who changed it, call ${hotline} at once.`,
  }),
  confirmEmail: (link) => ({
    subject: 'Confirm your e-mail address',
    body: `Open this link within 24 hours to confirm that this is the e-mail address of your member account:
${link}

If it was not you who asked for it, ignore this letter.`,
  }),
}
