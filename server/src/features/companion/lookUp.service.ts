import { addDays, companionDays, isAccompanied } from '@palaestra/contract'
import type { InTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { after, day } from '../../ports/clock.ts'
import { nothingIfRefused } from '../../refused.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable } from '../account/account.table.ts'
import { useInJob } from '../limit/rateLimit.service.ts'
import { askingLettersTo } from './companion.limits.ts'
import { type CompanionRow, companionTable } from './companion.table.ts'
import { answeringFor, sidesOf, tellEach } from './told.service.ts'

/**
 * Finds whoever can answer a request, after its reply: so the reply is the same, and as quick, for everybody’s number and
 * nobody’s (T-05). Where there is nobody, it waits until its day like one that is not answered: a number that nobody has,
 * an account that is not open, a child who is too old or whose guardians have none, and who has said no before.
 */
export const lookUp = async (deps: InTransaction<Deps>, id: number) => {
  const { db, clock } = deps
  const request = await companionTable(db).open(id)
  if (!request || request.personId !== null) return
  const found = await accountTable(db).byNumber(request.askedNumber)
  if (!found) return
  const person = await accountTable(db).byId(found.id)
  const suits = request.kind === 'child' ? isAccompanied(clock.today(), person.birthDate) : person.activatedAt !== null
  if (!suits || person.id === request.ownerId) return
  const since = after(clock.now(), -companionDays.afterNo * day)
  if (await companionTable(db).hasDeclined(request, person.id, since)) return
  const answering = (await answeringFor(deps, request, person)).filter(({ id }) => id !== request.ownerId)
  if (answering.length === 0 || !(await companionTable(db).address(id, person.id))) return
  await tellAsked(deps, { ...request, personId: person.id }, answering)
}

/** Whoever gets too many such letters has the requests in their account alone. */
const tellAsked = async (
  deps: InTransaction<Deps>,
  request: CompanionRow & { personId: number },
  answering: Awaited<ReturnType<typeof answeringFor>>,
) => {
  const { ownerName, personName } = await sidesOf(deps, request)
  const { kind, relation } = request
  const lastDay = addDays(request.answerUntil, -1)
  for (const one of answering) {
    const mayWrite = await useInJob(deps, askingLettersTo(one.id)).then(() => true, nothingIfRefused)
    if (!mayWrite) continue
    await tellEach(deps, [one], (language) => {
      const words = letters[language].companion
      const name = ownerName(language)
      if (kind !== 'child' || relation === null)
        return words.asked({ name, lastDay, list: kind === 'player' ? 'player' : 'collector' })
      return words.childAsked({ name, lastDay, relation, child: personName(language) })
    })
  }
}
