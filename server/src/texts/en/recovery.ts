import { groupedMemberNumber } from '@palaestra/contract'
import type { recovery as zh } from '../zh/recovery.ts'
import { longMoment } from './day.ts'

export const recovery: typeof zh = {
  usernameReminder: (username) => ({
    subject: 'Your username',
    body: `Your username is ${username}. If you did not ask for it, ignore this message: nothing in your account has changed.`,
  }),
  memberNumberReminder: (memberNumber) => ({
    subject: 'Your member number',
    body: `Your member number is ${groupedMemberNumber(memberNumber)}. If you did not ask for it, ignore this message: nothing in your account has changed.`,
  }),
  passwordReset: ({ username, link }) => ({
    subject: 'Set a new password',
    body: `We received a request for a new password for the username ${username}.

If it was you, open this link within 60 minutes and choose your new password:
${link}

The link works once. If you ask again, only the newest link works.
If you did not ask for this, ignore this message: your password has not changed.`,
  }),
  mobileRecovery: ({ link }) => ({
    subject: 'Lost phone: change your mobile number',
    body: `We received a report that the phone of your account is lost.

If it was you, open this link within 24 hours and enter your new number:
${link}

If you did not ask for this, ignore this message: nothing in your account has changed.`,
  }),
  mobileRecoveryBegun: ({ mobileHint, at, timeZone, link }) => ({
    subject: 'Your mobile number is about to change',
    body: `The mobile number of your account will change to ${mobileHint} on ${longMoment(at, timeZone)}. If you did not ask for this, open this link before then to stop it: ${link}`,
  }),
  mobileRecoveryBegunInAccount: ({ mobileHint, at, timeZone, hotline }) => ({
    subject: 'Your mobile number is about to change',
    body: `The mobile number of your account will change to ${mobileHint} on ${longMoment(at, timeZone)}. If you did not ask for this, open the link that we have sent you before then to stop it, or call ${hotline} at once.`,
  }),
  mobileRecoveryStopped: (hotline) => ({
    subject: 'Change of mobile number stopped',
    body: `The request to change the mobile number of your account has been stopped, and your number stays the same. If you did not stop it, call ${hotline}.`,
  }),
  mobileRecoveryOvertaken: (body) =>
    `${body} The request for a new mobile number that was waiting has been stopped as well.`,
  mobileRecoveryFailed: (hotline) => ({
    subject: 'Your mobile number has not been changed',
    body: `Another member already uses the new number, so yours stays the same. If you have questions, call ${hotline}.`,
  }),
}
