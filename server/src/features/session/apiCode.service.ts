import { foreignNameOf, Refusal } from '@palaestra/contract'
import { links } from '@palaestra/contract/links'
import type { Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import type { MemberPrincipal } from '../../http/principals.ts'
import type { RequestContext } from '../../http/serve.ts'
import { hashOfToken } from '../../keys.ts'
import { nothingIfRefused } from '../../refused.ts'
import { accountTable } from '../account/account.table.ts'
import { linkService } from '../code/link.service.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { askerOf } from '../limit/knownPlace.service.ts'
import { rateLimitService } from '../limit/rateLimit.service.ts'
import { apiCodesOf, wrongApiCodesFrom } from './session.limits.ts'
import { sessionService, sessionsNow } from './session.service.ts'

type Context = Pick<RequestContext, 'address' | 'device' | 'deviceCookie' | 'logSubject'>

/** Uses the code up, and returns the session and the service that it is for. */
const use = async (deps: Uses<'clock' | 'origin', Tx>, code: string) => {
  const secrets = linkService(deps)
  const ofApp = await secrets.use('api_code', code).catch(nothingIfRefused)
  if (ofApp) return { sessionId: ofApp.session, service: null }
  const handedOff = await secrets.use('hand_off', code).catch(nothingIfRefused)
  return handedOff && { sessionId: handedOff.session, service: handedOff.service }
}

/**
 * Codes replace tokens in addresses: only a code may stand in one (Q04, L11). A code carries a session on, into the
 * portal or to one service, without its proof; what was carried on ends with the session that it came from.
 */
export const apiCodeService = (deps: Deps) => {
  const { db } = deps
  const rateLimit = rateLimitService(deps)

  const exchange = (code: string, { device, logSubject, ...from }: Context) =>
    inTransaction(deps, async (deps) => {
      const used = await use(deps, code)
      const source = used?.sessionId ? await sessionsNow(deps).hold(used.sessionId) : undefined
      if (!used || !source) throw new Refusal('api_code_ended')
      const { id: takenFrom, memberId, endsAt } = source
      logSubject({ member: memberId })
      const takenOver = { service: used.service, codeHash: hashOfToken(code), takenFrom, endsAt }
      return sessionService(deps).open(memberId, { method: 'app', device, takenOver, ...askerOf(from) })
    })

  return {
    /** Makes a code for an app that opens the portal. The one before it ends. */
    async make({ memberId, sessionId }: Pick<MemberPrincipal, 'memberId' | 'sessionId'>) {
      await rateLimit.use(...apiCodesOf(sessionId))
      const code = await inTransaction(deps, (deps) =>
        linkService(deps).make('api_code', { member: memberId, session: sessionId }),
      )
      return { code, seconds: links.api_code.seconds }
    },

    /**
     * Exchanges a code for a token. When a code comes a second time, one of the two is a thief: the session that it
     * opened ends (T-25). Only wrong codes are counted, after they were looked at: nobody can guess a right one, and
     * whoever makes codes up holds up nobody behind the same address (T-11).
     * @throws api_code_ended, too_many
     */
    async exchange(code: string, from: Context) {
      try {
        return await exchange(code, from)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        await sessionsNow(deps).endOpenedBy(hashOfToken(code))
        await rateLimit.use(...wrongApiCodesFrom(from.address))
        throw error
      }
    },

    /**
     * Returns all that a service learns. It is asked again what the member may use: a hold counts from its moment on.
     * @throws what closes the service to the member
     */
    async handedOver({ memberId, service }: Pick<MemberPrincipal, 'memberId' | 'service'>) {
      if (service) await standingService(deps).need('hand_over', memberId)
      const member = await accountTable(db).byId(memberId)
      return { memberNumber: member.memberNumber, nameZh: member.nameZh, namePt: foreignNameOf(member) }
    },
  }
}
