import type { recovery as zh } from '../zh/recovery.ts'

export const recovery: typeof zh = {
  usernameReminder: (username) => ({
    subject: 'Your username',
    body: `Your username is ${username}. If it was not you who asked, ignore this message: nothing in your account has changed.`,
  }),
  memberNumberReminder: (memberNumber) => ({
    subject: 'Your member number',
    body: `Your member number is ${memberNumber}. If it was not you who asked, ignore this message: nothing in your account has changed.`,
  }),
  passwordReset: ({ username, link }) => ({
    subject: 'Set a new password',
    body: `Somebody has asked for a new password for the username ${username}.

If it was you, open this link within 60 minutes and choose your new password:
${link}

The link is good once; if you ask again, only the newest one is good.
If it was not you, ignore this message: your password is still the same.`,
  }),
  mobileRecovery: ({ link }) => ({
    subject: 'Change the number of a lost phone',
    body: `Somebody has said that the phone of your account is lost.

If it was you, open this link within 24 hours and give your new number:
${link}

If it was not you, ignore this message: nothing in your account has changed.`,
  }),
  mobileRecoveryBegun: ({ mobileHint, at, link }) => ({
    subject: 'Your mobile number is about to change',
    body: `The mobile number of your account becomes ${mobileHint} on ${at}. If it was not you who asked for it, open this link before then to stop it: ${link}`,
  }),
  mobileRecoveryStopped: (hotline) => ({
    subject: 'Change of mobile number stopped',
    body: `The request to change the mobile number of your account has been stopped, and your number stays the same. If it was not you who stopped it, call ${hotline}.`,
  }),
  mobileRecoveryOvertaken: (body) =>
    `${body} The request for a new mobile number that was waiting has been stopped as well.`,
  mobileRecoveryFailed: (hotline) => ({
    subject: 'Your mobile number has not been changed',
    body: `Another member already uses the new number, so yours stays the same. If you have questions, call ${hotline}.`,
  }),
}
