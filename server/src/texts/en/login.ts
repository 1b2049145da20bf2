import type { login as zh } from '../zh/login.ts'

export const login: typeof zh = {
  link: (link) => ({
    subject: 'Your login link',
    body: `We received a request to log in to your member account. To log in, open this link within 15 minutes and select the button on the page:
${link}

The link works once. If you did not ask for it, ignore this e-mail and do not forward it: anyone who has the link can log in to your account.`,
  }),
  strangersTried: ({ governmentAccount, hotline }) => ({
    subject: 'Wrong passwords were tried on your account',
    body: `Today someone tried many wrong passwords on your member account, from places where you have never logged in. To protect your account, you cannot log in with your password on new devices and networks until the end of the day.

You can log in as usual on a device you have used before, with a code by text message, or with your ${governmentAccount}. If it was you who tried, you do not need to do anything. If you have questions, call ${hotline}.`,
  }),
  passwordChanged: (hotline) => ({
    subject: 'Your password has been changed',
    body: `The password of your member account has been changed, and your other devices have been logged out. If you did not change it, call ${hotline} at once.`,
  }),
}
