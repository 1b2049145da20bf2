import { api, Refusal } from '@palaestra/contract'
import { batch } from '../../../database/batch.ts'
import { codeOf } from '../../../database/outage.ts'
import type { Deps } from '../../../deps.ts'
import type { RequestContext } from '../../../http/serve.ts'
import { accountTable, proofChanged } from '../../account/account.table.ts'
import { captchaService } from '../../limit/captcha.service.ts'
import { type Asker, askerOf, knownPlaceService } from '../../limit/knownPlace.service.ts'
import { rateLimitService } from '../../limit/rateLimit.service.ts'
import { sessionService } from '../../session/session.service.ts'
import { passwordsFrom } from '../login.limits.ts'
import { type Name, nameIn } from './passwordTry.rules.ts'
import { memberTryService } from './passwordTry.service.ts'

interface ByPassword {
  username: string
  password: string
  solvedCaptcha?: string | undefined
}
type Context = Pick<RequestContext, 'address' | 'device' | 'deviceCookie' | 'logSubject'>

/** Login by username or member number and password (A01). */
export const passwordLoginService = (deps: Deps) => {
  const rateLimit = rateLimitService(deps)
  const tries = memberTryService(deps)

  /**
   * Counts the network, and returns what gives that back. Where strangers have used it up, a device that this member has
   * logged in from is not counted: nobody behind the same address locks another out (T-11).
   * @throws too_many
   */
  const countNetwork = async ({ column, value }: Name, asker: Asker) => {
    const network = passwordsFrom(asker.address)
    try {
      await rateLimit.use(...network)
      return [rateLimit.givingBack(network)]
    } catch (refusal) {
      const member = await accountTable(deps.db).activated(column, value)
      if (!(await knownPlaceService(deps).isDeviceOf(member?.id, asker))) throw refusal
      return []
    }
  }

  return {
    /**
     * Takes one hash and three statements: count the network, count and find the name, open the session and forgive
     * both counts. A solved captcha takes two more, and telling the owner of strangers’ tries a job.
     * @throws login_wrong for everybody else, and as `memberWith`
     */
    async logIn({ username, password, solvedCaptcha }: ByPassword, { device, logSubject, ...from }: Context) {
      const worked = solvedCaptcha
        ? await captchaService(deps).check(solvedCaptcha, api.login.logIn.path, from.address)
        : 0
      const name = nameIn(username)
      const asker = askerOf(from)
      const givingBack = await countNetwork(name, asker)
      const tried = tries.memberWith({ name, password, worked, asker, logSubject })
      const found = await tried.catch(async (error: unknown) => {
        // A try rejected before hashing does not count against the network.
        await batch(deps.db, ...givingBack)
        throw error
      })
      if (!found) throw new Refusal('login_wrong')
      const { member, proves, succeeded, takeBack } = found
      const proof = proves ? 'password' : null
      return sessionService(deps)
        .open(member, { method: 'account', device, proof, ...asker }, ...succeeded, ...givingBack)
        .catch(async (error: unknown) => {
          // While it was compared, a new password has ended all that the old one opens (T-43).
          if (codeOf(error) === proofChanged) throw new Refusal('login_wrong')
          // The password was right: what broke is ours, and no failure of the member’s.
          await Promise.allSettled([takeBack(), batch(deps.db, ...givingBack)])
          throw error
        })
    },
  }
}
