import { inTransaction } from '../../../database/inTransaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Finish } from '../../../ports/jobs.ts'
import { settingsIn } from '../../../settings.ts'
import { letters } from '../../../texts/letters.ts'
import { accountTable } from '../../account/account.table.ts'
import { letterService } from '../../letter/letter.service.ts'
import { useInJob } from '../../limit/rateLimit.service.ts'
import { lettersOfTries } from '../login.limits.ts'

/** Tells the owner, once a day, that strangers have used up their tries, and which ways in are open. @throws too_many */
export const tellOfTries = (deps: Deps, memberId: number, finish: Finish) =>
  inTransaction(deps, async (deps) => {
    await useInJob(deps, lettersOfTries(memberId, deps.clock.untilTomorrow()))
    const member = await accountTable(deps.db).byId(memberId)
    await letterService(deps).notifyOnce(member, {
      kind: 'notice',
      say: (language) => letters[language].login.strangersTried(settingsIn(language, deps.settings)),
    })
    await finish(deps.db)
  })
