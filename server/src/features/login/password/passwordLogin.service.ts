import { Refusal } from '@palaestra/contract'
import type { Deps } from '../../../deps.ts'
import type { RequestContext } from '../../../http/serve.ts'
import { rateLimitService } from '../../limit/rateLimit.service.ts'
import { sessionService } from '../../session/session.service.ts'
import { passwordsFrom } from '../login.limits.ts'
import { nameIn } from './passwordTry.rules.ts'
import { forgivenTries, passwordTryService } from './passwordTry.service.ts'

interface ByPassword {
  username: string
  password: string
  solvedCaptcha?: string | undefined
}
type Context = Pick<RequestContext, 'address' | 'device' | 'logSubject'>

/** Login by username or member number and password (A01). */
export const passwordLoginService = (deps: Deps) => {
  const rateLimit = rateLimitService(deps)
  const tries = passwordTryService(deps)

  return {
    /**
     * Takes one hash and three statements: count the network, count and find the name, open the session and forgive
     * both counts.
     * @throws login_wrong for everybody else, and as `memberWith`
     */
    async logIn({ username, password, solvedCaptcha }: ByPassword, { address, device, logSubject }: Context) {
      if (solvedCaptcha && !(await deps.captcha.accepts(solvedCaptcha))) throw new Refusal('captcha_failed')
      const name = nameIn(username)
      const network = passwordsFrom(address)
      // A try rejected before hashing does not count against the network.
      const memberId = await rateLimit.whileDoing(network, () =>
        tries.memberWith({ name, password, solved: Boolean(solvedCaptcha), logSubject }),
      )
      if (!memberId) throw new Refusal('login_wrong')
      return sessionService(deps).open(
        memberId,
        { method: 'account', device },
        forgivenTries(deps, name),
        rateLimit.givingBack(network),
      )
    },
  }
}
