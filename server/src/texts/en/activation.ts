import type { activation as zh } from '../zh/activation.ts'

export const activation: typeof zh = {
  approved: ({ username, memberNumber, link }) => ({
    subject: 'Application approved: activate your online account',
    body: `Your application for membership has been approved.

Member number: ${memberNumber}
Username: ${username}

Open this link within 24 hours, choose a password and activate your online account:
${link}

Once the link has run out, you can ask for a new one on the same page.`,
  }),
}
