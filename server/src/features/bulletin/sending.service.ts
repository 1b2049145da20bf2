import { bulletinProblems, isReachConfirmed, type Locale, Refusal } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import type { Finish } from '../../ports/jobs.ts'
import { letters } from '../../texts/letters.ts'
import { beginningOf } from '../content/hour.rules.ts'
import { letterService } from '../letter/letter.service.ts'
import { giveNotice, takeNotice } from '../notice/notice.service.ts'
import { audienceTable } from './audience.table.ts'
import { stateOf, wordsIn } from './bulletin.rules.ts'
import { type Bulletin, bulletinChanges, bulletinTable } from './bulletin.table.ts'
import { auditBulletin, changing, type Seen } from './draft.service.ts'

/** Members of one transaction: their letters are written in it, too. */
const portion = 500
/** Portions of one job: so many take seconds, and a job that takes long is given to somebody else. */
const portionsOfJob = 10

interface When {
  /** How many people somebody has confirmed. */
  people: number
  /** Empty: now. */
  day: string
  hour: number
}

/** Sends notices by staff: a few hundred members at a time, each of them once. */
export const sendingService = (deps: Deps) => {
  const { db, clock, settings } = deps

  const begin = async (deps: Parameters<Parameters<typeof changing>[2]>[0], id: number, by: number) => {
    await bulletinChanges(deps.db).note(id, { begunAt: deps.clock.now() })
    await auditBulletin(deps, { id, staffId: by }, 'bulletin_sent')
    await deps.jobs.add(deps.db, { name: 'bulletin.send', data: { id } })
  }

  const words = (bulletin: Bulletin) => {
    const address = (language: Locale) =>
      bulletin.uri.startsWith('/') ? `${deps.origin}/${language}${bulletin.uri}` : bulletin.uri
    return {
      say: (language: Locale) => {
        const { title, message } = wordsIn(bulletin, language)
        return { subject: title, body: bulletin.uri ? `${message}\n\n${address(language)}` : message }
      },
      bySms: (language: Locale) => letters[language].bulletin.inShort(wordsIn(bulletin, language).title),
    }
  }

  /** Resolves to whether there are more. One that was withdrawn meanwhile goes to nobody any more. */
  const sendPortion = (id: number) =>
    inTransaction(deps, async (deps) => {
      const bulletin = await bulletinChanges(deps.db).hold(id)
      if (!bulletin || stateOf(bulletin) !== 'sending') return false
      const { lastMember: after, topic, byEmail, bySms } = bulletin
      const now = deps.clock.now()
      const people = await audienceTable(deps.db).next(bulletin, { after, size: portion, today: deps.clock.today() })
      const ids = people.map(({ id }) => id)
      const given = new Set(await giveNotice(deps, { bulletinId: id, memberIds: ids }))
      const ways = [...(byEmail ? (['email'] as const) : []), ...(bySms ? (['sms'] as const) : [])]
      await letterService(deps).copyTo(
        people.filter((one) => given.has(one.id)),
        { kind: topic, ways, bulletinId: id, ...words(bulletin) },
      )
      const isLast = people.length < portion
      await bulletinChanges(deps.db).note(id, {
        lastMember: ids.at(-1) ?? after,
        reached: bulletin.reached + given.size,
        ...(isLast && { doneAt: now }),
      })
      return !isLast
    })

  const takePortion = (id: number) =>
    inTransaction(deps, async (deps) => {
      const bulletin = await bulletinChanges(deps.db).hold(id)
      if (!bulletin || stateOf(bulletin) !== 'withdrawn' || bulletin.clearedAt !== null) return false
      const most = portion * 4
      const letters = await letterService(deps).takeCopies(id, most)
      const { gone, read } = await takeNotice(deps, { bulletinId: id, most })
      const isLast = gone < most && letters < most
      await bulletinChanges(deps.db).note(id, {
        read: bulletin.read + read,
        ...(isLast && { clearedAt: deps.clock.now() }),
      })
      return !isLast
    })

  /** Some portions, each a transaction of its own; what is left is the work of the next job. */
  const inPortions =
    (name: 'bulletin.send' | 'bulletin.take', one: (id: number) => Promise<boolean>) =>
    async (id: number, finish: Finish) => {
      for (let done = 0; done < portionsOfJob; done += 1) if (!(await one(id))) return
      await inTransaction(deps, async ({ db, jobs }) => {
        await jobs.add(db, { name, data: { id } })
        await finish(db)
      })
    }

  return {
    /** @throws not_found, bulletin_changed, bulletin_unfinished, bulletin_to_nobody, bulletin_past, bulletin_reaches_more */
    send(seen: Seen, { people: confirmed, day, hour }: When) {
      const later = day === '' ? null : beginningOf(day, hour, clock)
      if (later && later <= clock.now()) throw Refusal.at('day', 'bulletin_past')
      return changing(deps, seen, async (deps, bulletin) => {
        if (stateOf(bulletin) !== 'draft') throw new Refusal('bulletin_changed')
        const problems = bulletinProblems(bulletin, { hosts: settings.linkHosts, group: bulletin.groupOf ?? undefined })
        if (Object.keys(problems).length > 0) throw new Refusal('bulletin_unfinished')
        const { people } = await audienceTable(deps.db).count(bulletin, deps.clock.today())
        if (people === 0) throw new Refusal('bulletin_to_nobody')
        if (!isReachConfirmed(confirmed, people)) throw new Refusal('bulletin_reaches_more')
        const { id, staffId } = seen
        await bulletinChanges(deps.db).set(id, { sendAt: later ?? deps.clock.now(), sentBy: staffId })
        if (later) await auditBulletin(deps, seen, 'bulletin_planned', deps.clock.minuteOf(later))
        else await begin(deps, id, staffId)
        return { sendAt: later?.toISOString() ?? null }
      })
    },

    /**
     * What waits becomes a draft again. What was sent goes from the accounts at once, though its rows go by and by, and
     * copies that have not left with them; those that have cannot be called back. @throws not_found, bulletin_changed
     */
    withdraw: (seen: Seen) =>
      changing(deps, seen, async (deps, bulletin) => {
        const { id, staffId } = seen
        const state = stateOf(bulletin)
        if (state === 'draft' || state === 'withdrawn') throw new Refusal('bulletin_changed')
        await auditBulletin(deps, seen, 'bulletin_withdrawn', state)
        if (state === 'planned') {
          await bulletinChanges(deps.db).set(id, { sendAt: null, sentBy: null })
          return {}
        }
        await bulletinChanges(deps.db).set(id, { withdrawnAt: deps.clock.now(), withdrawnBy: staffId })
        await deps.jobs.add(deps.db, { name: 'bulletin.take', data: { id } })
        return {}
      }),

    /** Begins with those whose time has come, each by itself. */
    async beginDue() {
      for (const { id } of await bulletinTable(db).due(clock.now()))
        await inTransaction(deps, async (deps) => {
          const bulletin = await bulletinChanges(deps.db).hold(id)
          // Meanwhile it may have been changed, which takes its time away, or begun by another process.
          if (!bulletin || stateOf(bulletin) !== 'planned' || bulletin.sentBy === null) return
          if (bulletin.sendAt === null || bulletin.sendAt > deps.clock.now()) return
          await begin(deps, id, bulletin.sentBy)
        })
    },

    goOn: inPortions('bulletin.send', sendPortion),
    takeBack: inPortions('bulletin.take', takePortion),
  }
}
