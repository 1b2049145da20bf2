import type { contact as zh } from '../zh/contact.ts'

export const contact: typeof zh = {
  mobileChanged: (mobileHint, hotline) => ({
    subject: 'Your mobile number has been changed',
    body: `The mobile number of your member account is now ${mobileHint}. If you did not change it, call ${hotline} at once.`,
  }),
  mobileConfirmed: (mobileHint, hotline) => ({
    subject: 'Your mobile number has been confirmed',
    body: `The mobile number ${mobileHint} of your member account has been confirmed, and you can now use it to log in. If you did not confirm it, call ${hotline} at once.`,
  }),
  confirmNewEmail: (link) => ({
    subject: 'Confirm your new e-mail address',
    body: `We received a request to use this e-mail address for a member account.

If it was you, open this link within 24 hours and confirm:
${link}

Until then nothing changes. If you did not ask for this, ignore this e-mail and do not open the link.`,
  }),
  emailWanted: (hotline) => ({
    subject: 'Someone tried to use your e-mail address',
    body: `We received a request to use your e-mail address for another member account. The address belongs to your account, so nothing has changed.

You do not have to do anything. If you have questions, call ${hotline}.`,
  }),
  emailChangeAsked: (emailHint, hotline) => ({
    subject: 'Request to change your e-mail address',
    body: `We received a request to change the e-mail address of your member account to ${emailHint}. It changes only after a link sent to that address has been confirmed. If you did not ask for this, change your password and call ${hotline} at once.`,
  }),
  emailChanged: (emailHint, hotline) => ({
    subject: 'Your e-mail address has been changed',
    body: `The e-mail address of your member account is now ${emailHint}. If you did not change it, call ${hotline} at once.`,
  }),
  confirmEmail: (link) => ({
    subject: 'Confirm your e-mail address',
    body: `Open this link within 24 hours to confirm that this is the e-mail address of your member account:
${link}

If you did not ask for this, ignore this e-mail.`,
  }),
}
