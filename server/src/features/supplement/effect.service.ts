import type { Tx } from '../../database/database.ts'
import type { InTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { accountService } from '../account/account.service.ts'
import { accountTable, type Member } from '../account/account.table.ts'
import { applicationTable } from '../application/application.table.ts'
import { prolongCard } from '../card/card.service.ts'
import { releaseFiles } from '../file/file.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { afterChange, validityAfter } from './supplement.rules.ts'
import type { Supplement } from './supplement.table.ts'

/** The old pictures go with the orphans, but for those that the application shows which made the member. */
const releaseReplaced = async (deps: Uses<never, Tx>, before: Member, { photo, idCopy }: Supplement) => {
  const replaced = [photo && before.photo, idCopy && before.idCopy].filter((file) => file !== null)
  if (replaced.length === 0) return
  const shown = await applicationTable(deps.db).othersWithFiles(0, replaced)
  const kept = shown.flatMap(({ photo, idCopy }) => [photo, idCopy])
  await releaseFiles(
    deps,
    replaced.filter((file) => !kept.includes(file)),
  )
}

/** Changes what is on file as it is now, and the card where it follows. Gives back the last day of the card; null where it stays. */
const amend = async (deps: InTransaction<Deps>, before: Member, change: Supplement) => {
  const { photo, idCopy } = change
  await accountService(deps).amend(before.id, {
    ...afterChange(change, before),
    ...(photo !== null && { photo }),
    ...(idCopy !== null && { idCopy }),
  })
  await releaseReplaced(deps, before, change)
  const validUntil = validityAfter(deps.clock.today(), change, before)
  if (validUntil !== null) await prolongCard(deps, before.id, validUntil)
  return validUntil
}

/** What follows from a decision once it can be undone no more, and the letter to the member. */
export const takeEffect = async (deps: InTransaction<Deps>, ended: Supplement) => {
  const before = await accountTable(deps.db).hold(ended.memberId)
  const { reference } = ended
  const { notifyOnce } = letterService(deps)
  if (ended.state === 'rejected') {
    const rejected = { reference, reasons: ended.reasons ?? {} }
    await notifyOnce(before, {
      kind: 'notice',
      say: (language) =>
        letters[language].supplement.rejected({ ...rejected, link: `${deps.origin}/${language}/supple` }),
      inAccount: (language) => letters[language].supplement.rejected(rejected),
    })
    return null
  }
  const validUntil = await amend(deps, before, ended)
  const approved = { reference, ...(validUntil && { validUntil }) }
  await notifyOnce(before, { kind: 'notice', say: (language) => letters[language].supplement.approved(approved) })
  return validUntil
}
