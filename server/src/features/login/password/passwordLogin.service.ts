import { api, Refusal } from '@palaestra/contract'
import type { Deps } from '../../../deps.ts'
import type { RequestContext } from '../../../http/serve.ts'
import { captchaService } from '../../limit/captcha.service.ts'
import { askerOf } from '../../limit/knownPlace.service.ts'
import { rateLimitService } from '../../limit/rateLimit.service.ts'
import { sessionService } from '../../session/session.service.ts'
import { passwordsFrom } from '../login.limits.ts'
import { nameIn } from './passwordTry.rules.ts'
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

  return {
    /**
     * Takes one hash and three statements: count the network, count and find the name, open the session and forgive
     * both counts.
     * @throws login_wrong for everybody else, and as `memberWith`
     */
    async logIn({ username, password, solvedCaptcha }: ByPassword, { device, logSubject, ...from }: Context) {
      if (solvedCaptcha) await captchaService(deps).check(solvedCaptcha, api.login.logIn.path, from.address)
      const name = nameIn(username)
      const network = passwordsFrom(from.address)
      const asker = askerOf(from)
      // A try rejected before hashing does not count against the network.
      const found = await rateLimit.whileDoing(network, () =>
        tries.memberWith({ name, password, solved: Boolean(solvedCaptcha), asker, logSubject }),
      )
      if (!found) throw new Refusal('login_wrong')
      const { member, succeeded, takeBack } = found
      return sessionService(deps)
        .open(member, { method: 'account', device, ...asker }, ...succeeded, rateLimit.givingBack(network))
        .catch(async (error: unknown) => {
          // The password was right: what broke is ours, and no failure of the member’s.
          await Promise.allSettled([takeBack(), rateLimit.givingBack(network).execute()])
          throw error
        })
    },
  }
}
