import type { government as zh } from '../zh/government.ts'

export const government: typeof zh = {
  linked: (hotline) => ({
    subject: 'A government account has been linked',
    body: `Your member account is now linked to your government account, which opens it. If it was not you who linked it, call ${hotline} at once.`,
  }),
  unlinked: (hotline) => ({
    subject: 'The link to your government account has been undone',
    body: `Your member account is no longer linked to a government account, and every other session has ended. If it was not you who undid it, call ${hotline} at once.`,
  }),
}
