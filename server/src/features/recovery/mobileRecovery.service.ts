import { hintOfMobile, passwordProves, Refusal } from '@palaestra/contract'
import type { Db } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import type { LogSubject } from '../../http/log.ts'
import type { RequestContext } from '../../http/serve.ts'
import { after, hour, minute } from '../../ports/clock.ts'
import { nothingIfRefused } from '../../refused.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable, type Member } from '../account/account.table.ts'
import { mobileRequestService } from '../account/mobileRequest.service.ts'
import { mobileRequestTable, type Outcome } from '../account/mobileRequest.table.ts'
import { codeService } from '../code/code.service.ts'
import { linkService, lookAtLink } from '../code/link.service.ts'
import { putMobile } from '../contact/mobile.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { useInJob } from '../limit/rateLimit.service.ts'
import { passwordTryService } from '../login/password/passwordTry.service.ts'
import { jobsFor } from './recovery.limits.ts'

type Context = Pick<RequestContext, 'address' | 'deviceCookie' | 'logSubject'>

interface Asked {
  hash: string
  mobile: string
}

interface Requested extends Asked {
  code: string
  password: string
}

/**
 * Sets a new mobile for a member who has lost the old phone (T-47). The mobile opens the account, and an e-mailed
 * link is one proof only, so the change waits: the old number and the e-mail are notified, and each can stop it.
 */
export const mobileRecoveryService = (deps: Deps) => {
  const { db, clock, settings } = deps
  const { hoursWithPassword, hoursWithoutPassword } = settings.mobileRecovery

  const memberOf = async (hash: string, logSubject: LogSubject) => {
    const { member } = await lookAtLink(deps, 'recover_mobile', hash)
    logSubject({ member })
    return accountTable(db).byId(member)
  }
  /** The subject differs from that of a change made logged in: a code for the one fails for the other (T-19). */
  const codeFor = ({ id }: Member, mobile: string) =>
    ({ purpose: 'change_mobile', subject: `recovery ${id}`, channel: 'sms', to: mobile }) as const

  /** A password that a link to the mailbox has set says more than this link only after the longer wait (T-48). */
  const hoursOf = ({ passwordByLinkAt }: Member) =>
    passwordProves(clock.now(), passwordByLinkAt, hoursWithoutPassword) ? hoursWithPassword : hoursWithoutPassword

  const hoursFor = async (member: Member, password: string) => {
    const { id, passwordHash } = member
    if (!password) return hoursWithoutPassword
    const right = await passwordTryService(deps).isRight({ whose: `recovery ${id}`, passwordHash, password })
    if (!right) throw Refusal.at('password', 'login_wrong')
    return hoursOf(member)
  }

  const asRequested = async (db: Db, id: number, logSubject: LogSubject) => {
    const request = await mobileRequestTable(db).byId(id)
    if (request) logSubject({ member: request.memberId })
    return request
  }
  const noLonger = (request: { outcome: Outcome | null } | undefined) =>
    new Refusal(request?.outcome === 'changed' ? 'mobile_already_changed' : 'link_ended')

  /** Skipped when the member’s number has changed since the request. @throws mobile_taken */
  const change = async (id: number) => {
    const due = await mobileRequestTable(db).byId(id)
    if (!due) return
    await inTransaction(deps, async (deps) => {
      const { mobile } = await accountTable(deps.db).hold(due.memberId)
      // Who found it due may have a clock that is a little ahead; a new request in its place waits for hours.
      const request = await mobileRequestTable(deps.db).holdDue(id, after(clock.now(), minute))
      if (!request) return
      const overtaken = mobile !== request.oldMobile
      await mobileRequestService(deps).end(id, overtaken ? 'overtaken' : 'changed')
      if (!overtaken) await putMobile(deps, request.memberId, request.newMobile)
    })
  }
  const giveUp = (id: number) =>
    inTransaction(deps, async (deps) => {
      const ended = await mobileRequestService(deps).end(id, 'taken')
      if (!ended) return
      const member = await accountTable(deps.db).byId(ended.memberId)
      await letterService(deps).notify(member, {
        kind: 'notice',
        say: (language) => letters[language].recovery.mobileRecoveryFailed(settings.hotline),
      })
    })

  return {
    /** Shows the holder of the link what they must know before they ask. @throws link_ended */
    async look(hash: string, logSubject: LogSubject) {
      const member = await memberOf(hash, logSubject)
      const { username, mobile } = member
      const hours = { withPassword: hoursOf(member), withoutPassword: hoursWithoutPassword }
      return { username, mobileHint: mobile && hintOfMobile(mobile), hours }
    },

    /** Sends a code to the new number. @throws link_ended, code_wait, too_many */
    async sendCode({ hash, mobile }: Asked, { logSubject, ...asker }: Context) {
      const member = await memberOf(hash, logSubject)
      return codeService(deps).send(codeFor(member, mobile), { language: member.language, asker })
    },

    /**
     * Requests the change, which then waits. Only the holder of a number learns, after the code, that it is on file
     * already.
     * @throws link_ended, login_wrong, too_many, busy, code_wrong, mobile_same, mobile_taken
     */
    async request({ hash, mobile, code, password }: Requested, { logSubject, ...asker }: Context) {
      const member = await memberOf(hash, logSubject)
      const hours = await hoursFor(member, password)
      await codeService(deps).spend(codeFor(member, mobile), code, { asker })
      if (member.mobile === mobile && member.mobileConfirmed) throw Refusal.at('mobile', 'mobile_same')
      const taken = member.mobile !== mobile && (await accountTable(db).has('mobile', mobile))
      if (taken) throw Refusal.at('mobile', 'mobile_taken')

      const takesEffectAt = after(clock.now(), hours * hour)
      const mobileHint = hintOfMobile(mobile)
      await inTransaction(deps, async (deps) => {
        // A change made logged in at this moment either ends the link first, or finds the request.
        await accountTable(deps.db).hold(member.id)
        await linkService(deps).use('recover_mobile', hash)
        const asked = { memberId: member.id, oldMobile: member.mobile, newMobile: mobile, takesEffectAt }
        const { id } = await mobileRequestService(deps).open(asked)
        const link = await linkService(deps).inLetter('stop_mobile', member.language, { request: id })
        const begun = { mobileHint, at: takesEffectAt, timeZone: settings.timeZone }
        await letterService(deps).notify(member, {
          kind: 'stop_mobile',
          say: (language) => letters[language].recovery.mobileRecoveryBegun({ ...begun, link }),
          inAccount: (language) =>
            letters[language].recovery.mobileRecoveryBegunInAccount({ ...begun, hotline: settings.hotline }),
        })
      })
      return { mobileHint, takesEffectAt: takesEffectAt.toISOString() }
    },

    /** @throws link_ended, mobile_already_changed */
    async lookAtStop(hash: string, logSubject: LogSubject) {
      const { request: id } = await lookAtLink(deps, 'stop_mobile', hash)
      const request = await asRequested(db, id, logSubject)
      if (!request || request.endedAt) throw noLonger(request)
      const { newMobile, takesEffectAt } = request
      return { mobileHint: hintOfMobile(newMobile), takesEffectAt: takesEffectAt.toISOString() }
    },

    /**
     * The holder of the old number or of the mailbox says no; the other one is notified, in case that was a thief.
     * @throws link_ended, mobile_already_changed
     */
    async stop(hash: string, logSubject: LogSubject) {
      await inTransaction(deps, async (deps) => {
        const { request: id } = await linkService(deps).use('stop_mobile', hash)
        const ended = await mobileRequestService(deps).end(id, 'stopped')
        const request = await asRequested(deps.db, id, logSubject)
        if (!ended) throw noLonger(request)
        const member = await accountTable(deps.db).byId(ended.memberId)
        await letterService(deps).notify(member, {
          kind: 'notice',
          say: (language) => letters[language].recovery.mobileRecoveryStopped(settings.hotline),
        })
      })
      return {}
    },

    /** Makes one job for each due request, so that a failing one holds up no other. */
    async callDue() {
      for (const due of await mobileRequestTable(db).due(clock.now()))
        await inTransaction(deps, async (deps) => {
          await useInJob(deps, jobsFor(due))
          await deps.jobs.add(deps.db, { name: 'recovery.changeMobile', data: { id: due.id } })
        }).catch(nothingIfRefused)
    },

    /** Is idempotent and runs in one transaction. */
    async takeEffect(id: number) {
      try {
        await change(id)
      } catch (error) {
        // Somebody else has proved the same number in the meantime. The index has decided, and the member is
        // notified.
        if (!(error instanceof Refusal)) throw error
        await giveUp(id)
      }
    },
  }
}
