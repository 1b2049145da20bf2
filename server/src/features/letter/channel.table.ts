import type { LetterChannel } from '@palaestra/contract'
import type { Db } from '../../database/database.ts'
import type { Failure } from '../../ports/mail.ts'

export interface ChannelTables {
  /** A row while the channel takes nothing from anybody. */
  letterChannels: {
    channel: LetterChannel
    failingSince: Date
    /** Tries since then, of one letter each. */
    tries: number
    nextTryAt: Date
    reason: Failure
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends ChannelTables {}
}

/** For all processes together: what one of them meets spares the others the same. */
export const channelTable = (db: Db) => ({
  away: () => db.selectFrom('letterChannels').selectAll().orderBy('channel').execute(),

  /** Nothing happens to a channel that is away already. */
  close: (away: Omit<ChannelTables['letterChannels'], 'tries'>) =>
    db
      .insertInto('letterChannels')
      .values({ ...away, tries: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),

  stillAway: (channel: LetterChannel, tried: Pick<ChannelTables['letterChannels'], 'tries' | 'nextTryAt' | 'reason'>) =>
    db.updateTable('letterChannels').set(tried).where('channel', '=', channel).execute(),

  /** Whatever is away is tried at once: somebody wants to know whether it is back. */
  tryNow: (now: Date) =>
    db.updateTable('letterChannels').set({ nextTryAt: now }).where('nextTryAt', '>', now).execute(),

  open: (channel: LetterChannel) => db.deleteFrom('letterChannels').where('channel', '=', channel).execute(),
})
