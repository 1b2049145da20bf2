import { api, type Given, Refusal } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import type { Finish } from '../../ports/jobs.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable } from '../account/account.table.ts'
import { awardedService } from '../ballot/draw.service.ts'
import { drawTable } from '../ballot/draw.table.ts'
import { entryTable } from '../ballot/entry.table.ts'
import { openRanking, rankingService } from '../ballot/ranking.service.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { captchaService } from '../limit/captcha.service.ts'
import { drawOf, stageNow, turnOf } from './course.rules.ts'
import { type Term, termTable } from './term.table.ts'

/** Letters of one portion. */
const portion = 100

const openDraw = (deps: Uses<'keys' | 'settings'>, term: Term) =>
  openRanking(deps, {
    ...{ reference: drawOf(term), day: term.startsOn },
    ...{ opensAt: term.registerFrom, closesAt: term.registerUntil, drawsAt: term.drawAt },
  })

/** Opens the draws of terms for whose order one registers now. Done before, nothing changes. */
export const openTermDraws = async (deps: Uses<'clock' | 'keys' | 'settings'>) => {
  for (const term of await termTable(deps.db).registering(deps.clock.now())) await openDraw(deps, term)
}

/** How members register for the draw of a term’s order, and no longer. */
export const registerService = (deps: Deps) => {
  /** @throws not_found, course_window_closed */
  const registering = async (code: string) => {
    const term = await termTable(deps.db).byCode(code)
    if (!term) throw new Refusal('not_found')
    if (stageNow(term, deps.clock) !== 'registration') throw new Refusal('course_window_closed')
    return term
  }
  /** Whoever comes while the list is closed is late for registration. */
  const orLate = (error: unknown) => {
    throw error instanceof Refusal && error.refusal === 'draw_closed' ? new Refusal('course_window_closed') : error
  }

  return {
    /** @throws what closes classes, captcha_needed, captcha_failed, not_found, course_window_closed */
    async register(
      memberId: number,
      { term: code, solvedCaptcha }: Given<typeof api.course.register>['body'],
      address: string,
    ) {
      await standingService(deps).need('classes', memberId)
      await captchaService(deps).check(solvedCaptcha, api.course.register.path, address)
      const term = await registering(code)
      await openDraw(deps, term)
      return inTransaction(deps, async (deps) => {
        const { db, settings } = deps
        const reference = drawOf(term)
        const { code, isNew } = await rankingService(deps).enter(reference, memberId)
        const { startsOn, drawAt, signUpFrom } = term
        if (isNew)
          await letterService(deps).notifyOnce(await accountTable(db).byId(memberId), {
            kind: 'notice',
            say: (language) =>
              letters[language].course.registered({ reference, code, startsOn, drawAt, signUpFrom, ...settings }),
          })
        return { code }
      }).catch(orLate)
    },

    /** @throws not_found, course_window_closed */
    async leave(memberId: number, code: string) {
      const term = await registering(code)
      await openDraw(deps, term)
      await inTransaction(deps, (deps) => rankingService(deps).leave(drawOf(term), memberId)).catch(orLate)
      return {}
    },
  }
}

/** Tells a portion of those who have registered which place they have in the order, and when it is their turn. */
export const tellTurns = (deps: Deps, { draw: id, after }: { draw: number; after: number }, finish: Finish) =>
  inTransaction(deps, async (deps) => {
    const { db, jobs, settings } = deps
    const { reference, day, drawnAt } = await drawTable(db).byId(id)
    if (drawnAt === null) throw new Error('turns of an order that is not drawn')
    const term = await termTable(db).startingOn(day)
    const found = await entryTable(db).without(id, after, portion)
    for (const { memberId, code, rank } of found) {
      if (memberId === null || rank === null) continue
      const turn = { rank, turnAt: turnOf(term, { rank, drawnAt }), until: term.signUpUntil }
      await letterService(deps).notifyOnce(await accountTable(db).byId(memberId), {
        kind: 'notice',
        say: (language) =>
          letters[language].course.drawn({ reference, code, startsOn: term.startsOn, ...turn, ...settings }),
      })
    }
    const last = found.at(-1)
    if (last && found.length === portion)
      await jobs.add(db, { name: 'course.follow', data: { what: 'drawn', draw: id, after: last.rank ?? 0 } })
    else await awardedService(deps).finish(id)
    await finish(db)
  })
