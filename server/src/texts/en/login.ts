import type { login as zh } from '../zh/login.ts'

export const login: typeof zh = {
  link: (link) => ({
    subject: 'Your login link',
    body: `We received a request to log in to your member account. To log in, open this link within 15 minutes and select the button on the page:
${link}

The link works once. If you did not ask for it, ignore this e-mail and do not forward it: anyone who has the link can log in to your account.`,
  }),
  passwordChanged: (hotline) => ({
    subject: 'Your password has been changed',
    body: `The password of your member account has been changed, and your other devices have been logged out. If you did not change it, call ${hotline} at once.`,
  }),
}
