import { api, hintOfEmail, hintOfUsername, normaliseEmail } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import type { LogSubject } from '../../http/log.ts'
import type { RequestContext } from '../../http/serve.ts'
import type { Finish } from '../../ports/jobs.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable } from '../account/account.table.ts'
import { sendTo } from '../code/code.limits.ts'
import { linkService, lookAtLink } from '../code/link.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { captchaService } from '../limit/captcha.service.ts'
import { askedByStrangers, askerOf, knownPlaceService, ofNetwork, ofPlace } from '../limit/knownPlace.service.ts'
import { rateLimitService, useInJob } from '../limit/rateLimit.service.ts'
import { sessionService } from '../session/session.service.ts'
import { loginLinks, loginLinksFrom } from './login.limits.ts'
import { nameIn } from './password/passwordTry.rules.ts'

type Context = Pick<RequestContext, 'address' | 'device' | 'deviceCookie' | 'logSubject'>

/** One field takes either: only an e-mail address has an @. */
const calledBy = (account: string) =>
  account.includes('@') ? ({ column: 'email', value: normaliseEmail(account) } as const) : nameIn(account)

/** Login by e-mailed link (A04). Opening the link only looks: scanners open links too (T-22). */
export const loginLinkService = (deps: Deps) => {
  const { db } = deps

  return {
    /**
     * Gives one reply and starts one job for everybody: whether a letter leaves is decided after the reply.
     * @throws captcha_failed, captcha_needed, too_many
     */
    async ask(
      { account, solvedCaptcha }: { account: string; solvedCaptcha: string },
      { logSubject, ...asker }: Context,
    ) {
      const worked = await captchaService(deps).check(solvedCaptcha, api.login.askForLink.path, asker.address)
      const { column, value } = calledBy(account)
      const member = await accountTable(db).activated(column, value)
      if (member) logSubject({ member: member.id })
      const place = await knownPlaceService(deps).of(member?.id, asker)
      await rateLimitService(deps).use(
        ...ofPlace(place, loginLinks(value)),
        ...ofNetwork(place, loginLinksFrom(asker.address)),
        ...askedByStrangers(`${column} ${value}`, { place, worked }),
      )
      const data = { memberId: member?.id ?? null, ...(place && { place }) }
      await inTransaction(deps, ({ db, jobs }) => jobs.add(db, { name: 'login.sendLink', data }))
      return {}
    },

    /** Sends the letter, in the member’s language. The link before it ends. @throws too_many */
    send: ({ memberId, place }: { memberId: number; place?: string | undefined }, finish: Finish) =>
      inTransaction(deps, async (deps) => {
        const { email, emailConfirmed, language } = await accountTable(deps.db).byId(memberId)
        // An address that nobody has confirmed may be anybody’s.
        if (!email || !emailConfirmed) return
        await useInJob(deps, ofPlace(place, sendTo(email, deps.settings.limits)))
        const link = await linkService(deps).inLetter('log_in', language, { member: memberId })
        await letterService(deps).post({
          kind: 'log_in',
          to: email,
          memberId,
          language,
          ...letters[language].login.link(link),
        })
        await finish(deps.db)
      }),

    /** @throws link_ended */
    async look(hash: string, logSubject: LogSubject) {
      const { member } = await lookAtLink(deps, 'log_in', hash)
      logSubject({ member })
      const { username, email } = await accountTable(db).byId(member)
      return { usernameHint: hintOfUsername(username), emailHint: hintOfEmail(email ?? '') }
    },

    /** @throws link_ended */
    logIn: (hash: string, { device, logSubject, ...from }: Context) =>
      inTransaction(deps, async (deps) => {
        const { member } = await lookAtLink(deps, 'log_in', hash)
        logSubject({ member })
        // Locks the member first, as everything that ends a member’s links and sessions does, to prevent a deadlock.
        await accountTable(deps.db).hold(member)
        await linkService(deps).use('log_in', hash)
        // Ends also a link that was made in the same moment.
        await linkService(deps).end('log_in', { member })
        return sessionService(deps).open(member, { method: 'link', device, ...askerOf(from) })
      }),
  }
}
