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
type Context = Pick<RequestContext, 'address' | 'device' | 'about'>

/** Login by username or member number and password (A01). */
export const passwordLoginService = (deps: Deps) => {
  const rateLimit = rateLimitService(deps)
  const tries = passwordTryService(deps)

  return {
    /**
     * One hash, and three statements: the network is counted, the name is counted and found, the session is opened
     * and both counts are forgiven. @throws login_wrong for whoever it is not, and what `memberWith` says.
     */
    async logIn({ username, password, solvedCaptcha }: ByPassword, { address, device, about }: Context) {
      if (solvedCaptcha && !(await deps.captcha.accepts(solvedCaptcha))) throw new Refusal('captcha_failed')
      const name = nameIn(username)
      const network = passwordsFrom(address)
      // A try rejected before hashing does not count against the network.
      const memberId = await rateLimit.whileDoing(network, () =>
        tries.memberWith({ name, password, solved: Boolean(solvedCaptcha), about }),
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
