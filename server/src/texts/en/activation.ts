import { groupedMemberNumber } from '@palaestra/contract'
import type { activation as zh } from '../zh/activation.ts'

export const activation: typeof zh = {
  approved: ({ username, memberNumber, link, place }) => ({
    subject: 'Application approved: activate your online account',
    body: `Your application for membership has been approved.

Member number: ${groupedMemberNumber(memberNumber)}
Username: ${username}${place ? `\nCollect your card at: ${place}` : ''}

Open this link within 24 hours, choose a password and activate your online account:
${link}

If the link has expired, you can ask for a new one on the same page.`,
  }),
}
