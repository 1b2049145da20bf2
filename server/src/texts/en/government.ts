import type { government as zh } from '../zh/government.ts'

export const government: typeof zh = {
  linked: ({ account, hotline }) => ({
    subject: `Your ${account} has been linked`,
    body: `You can now log in to your member account with your ${account}. If you did not link it, call ${hotline} at once.`,
  }),
  unlinked: ({ account, hotline }) => ({
    subject: `Your ${account} has been unlinked`,
    body: `You can no longer log in to your member account with your ${account}, and your other devices have been logged out. If you did not unlink it, call ${hotline} at once.`,
  }),
}
