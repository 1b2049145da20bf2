import { contact } from './en/contact.ts'
import { government } from './en/government.ts'
import { guardian } from './en/guardian.ts'
import { recovery } from './en/recovery.ts'
import { registration } from './en/registration.ts'
import { session } from './en/session.ts'
import type { CodePurpose, zh } from './zh.ts'

const codeFor: Record<CodePurpose, string> = {
  login: 'log in',
  proof: 'confirm that it is you',
  register: 'register',
  activate: 'activate your online account',
  correct: 'correct your application',
  change_mobile: 'change your mobile number',
  confirm_mobile: 'confirm your mobile number',
  reset_password: 'set a new password',
}

export const en: typeof zh = {
  ...recovery,
  ...registration,
  ...contact,
  ...session,
  ...government,
  ...guardian,
  code: (code, purpose) => ({
    subject: `Code to ${codeFor[purpose]}`,
    body: `${code} is your code to ${codeFor[purpose]}, good for 5 minutes. Tell it to nobody; our staff never ask for it.`,
  }),
  activation: ({ username, memberNumber, link }) => ({
    subject: 'Application approved: activate your online account',
    body: `Your application for membership has been approved.

Member number: ${memberNumber}
Username: ${username}

Open this link within 24 hours, choose a password and activate your online account:
${link}

Once the link has run out, you can ask for a new one on the same page.`,
  }),
  loginLink: (link) => ({
    subject: 'Your login link',
    body: `Somebody, you we hope, asked to log in to your member account. Open this link within 15 minutes and press the button on the page:
${link}

The link works once. If you did not ask for it, ignore this letter and do not forward it: whoever has the link can log in to your account.`,
  }),
  passwordChanged: (hotline) => ({
    subject: 'Your password has been changed',
    body: `The password of your member account has been changed, and every other session has ended. If it was not you who changed it, call ${hotline} at once.`,
  }),
  temporaryCard: ({ name, memberNumber, validUntil, permanentFrom, product }) => ({
    subject: 'Temporary membership card',
    body: `The card of member ${memberNumber} has been reported lost, and the data of the old card is deleted.

This is your temporary card:

Name: ${name}
Member number: ${memberNumber}
Valid until: ${validUntil}

It is good only for signing up to ${product} recreational classes. Its QR code is shown in your online account. You can swap it for a permanent card from ${permanentFrom}.

If it was not you who reported the loss, call the hotline at once.`,
  }),
}
