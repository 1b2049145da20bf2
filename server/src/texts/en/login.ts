import type { login as zh } from '../zh/login.ts'

export const login: typeof zh = {
  link: (link) => ({
    subject: 'Your login link',
    body: `Somebody, you we hope, asked to log in to your member account. Open this link within 15 minutes and press the button on the page:
${link}

The link works once. If you did not ask for it, ignore this letter and do not forward it: whoever has the link can log in to your account.`,
  }),
  passwordChanged: (hotline) => ({
    subject: 'Your password has been changed',
    body: `The password of your member account has been changed, and every other session has ended. If it was not you who changed it, call ${hotline} at once.`,
  }),
}
