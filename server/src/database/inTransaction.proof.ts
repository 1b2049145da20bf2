import type { Deps } from '../deps.ts'
import { auditService } from '../features/audit/audit.service.ts'
import { codeService } from '../features/code/code.service.ts'
import { linkService } from '../features/code/link.service.ts'
import { putMobile } from '../features/contact/mobile.service.ts'
import { letterService } from '../features/letter/letter.service.ts'
import { rateLimitService } from '../features/limit/rateLimit.service.ts'
import { passwordService, putPassword } from '../features/login/password/password.service.ts'
import { inTransaction } from './inTransaction.ts'

// Never runs: `npm run check` proves that these lines do not compile.
export const proof = async (deps: Deps) => {
  // @ts-expect-error a letter is written in a transaction
  letterService(deps)
  // @ts-expect-error so is the audit trail
  auditService(deps)
  // @ts-expect-error so is a link
  linkService(deps)
  // @ts-expect-error a new mobile comes with a letter
  await putMobile(deps, 1, '66123456')
  // @ts-expect-error so does a new password
  await putPassword(deps, 1, 'hash')
  // @ts-expect-error a job that is rolled back is never done
  await deps.jobs.add(deps.db, { name: 'card.resume', data: { memberId: 1 } })

  await inTransaction(deps, async (deps) => {
    letterService(deps)
    await deps.jobs.add(deps.db, { name: 'card.resume', data: { memberId: 1 } })
    // @ts-expect-error one transaction within another
    await inTransaction(deps, async () => {})
    // @ts-expect-error a wrong code counts even when the rest is undone
    codeService(deps)
    // @ts-expect-error so does a try
    rateLimitService(deps)
    // @ts-expect-error hashing is slow
    passwordService(deps)
    // @ts-expect-error the bureau is slow, and the transaction holds rows
    deps.identity
    // @ts-expect-error a letter leaves by the outbox
    deps.mail
  })
}
