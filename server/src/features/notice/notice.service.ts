import { randomUUID } from 'node:crypto'
import { type api, constant, type Locale, type Received, Refusal, type Reply } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { day, after as later } from '../../ports/clock.ts'
import { noticeTable } from './notice.table.ts'

interface News {
  memberId: number
  /** The words, without a link or a secret, in any language. */
  say: (language: Locale) => { subject: string; body: string }
  /** The child about whom a guardian is asked to decide (M05). */
  childId?: number | undefined
}

type Shown = Reply<typeof api.notice.detail>
type Stored = NonNullable<Awaited<ReturnType<ReturnType<typeof noticeTable>['byId']>>>

/**
 * Writes a notice, in the transaction of what it tells of. Letters call this for whatever they tell a member, so that
 * no event has to think of it.
 */
export const writeNotice = ({ db, clock }: Uses<'clock', Tx>, { memberId, say, childId = undefined }: News) => {
  const [zh, pt, en] = [say('zh'), say('pt'), say('en')]
  return noticeTable(db).add({
    id: randomUUID(),
    memberId,
    ...(childId === undefined ? { type: 'message', childId: null } : { type: 'parent_agree', childId }),
    ...{ titleZh: zh.subject, titlePt: pt.subject, titleEn: en.subject },
    ...{ messageZh: zh.body, messagePt: pt.body, messageEn: en.body },
    pushedAt: clock.now(),
  })
}

/** Gives a notice by staff to some members, once to each. Resolves to the ids of those who did not have it yet. */
export const giveNotice = async (
  { db, clock }: Uses<'clock', Tx>,
  { bulletinId, memberIds }: { bulletinId: number; memberIds: readonly number[] },
) => (await noticeTable(db).give(bulletinId, memberIds, clock.now())).map(({ memberId }) => memberId)

/** Takes a notice by staff from so many members. Resolves to how many had it, and how many of them had opened it. */
export const takeNotice = ({ db }: Uses<never, Tx>, { bulletinId, most }: { bulletinId: number; most: number }) =>
  noticeTable(db).take(bulletinId, most)

/** What members read of what they were told. */
export const noticeService = (deps: Uses<'clock'>) => {
  const { db, clock } = deps

  /** The address is made of a member number alone, so nothing that was written can lead elsewhere (T-84). */
  const shown = ({ id, title, message, type, pushedAt, readAt, child, uri }: Stored): Shown => ({
    pushId: id,
    title,
    message,
    pushAt: clock.minuteOf(pushedAt),
    isRead: readAt !== null,
    type,
    link: uri || null,
    extra: child === null ? null : { uri: `/security/push/supple-parent?child=${child}` },
  })

  /** @throws notice_gone */
  const found = async (memberId: number, pushId: string, locale: Locale) => {
    const notice = await noticeTable(db).byId(memberId, pushId, locale)
    if (!notice) throw new Refusal('notice_gone')
    return notice
  }

  return {
    unreadSum: async (memberId: number) => ({ total: await noticeTable(db).unread(memberId) }),

    /** @throws notice_gone when the page is to begin after one that is not there */
    async list(memberId: number, locale: Locale, { page, prePage, after }: Received<typeof api.notice.list>['query']) {
      const size = Number(prePage ?? constant.noticePageSize)
      const last = after === undefined ? undefined : await found(memberId, after, locale)
      const skip = last ? 0 : (Number(page ?? 1) - 1) * size
      const [items, totalCount] = await Promise.all([
        noticeTable(db).page(memberId, { locale, skip, size, after: last }),
        noticeTable(db).count(memberId),
      ])
      return { items: items.map(shown), totalCount }
    },

    /** Opening is reading: the first time is noted. @throws notice_gone */
    async detail(memberId: number, locale: Locale, pushId: string) {
      const notice = await found(memberId, pushId, locale)
      if (notice.readAt === null) await noticeTable(db).markRead(memberId, pushId, clock.now())
      return { ...shown(notice), isRead: true }
    },
  }
}

/** Keeps notices for as long as the settings say, read or not. */
export const purgeNotices = ({ db, clock, settings }: Uses<'clock' | 'settings'>) =>
  noticeTable(db).purgeBefore(later(clock.now(), -settings.retention.notices * day))
