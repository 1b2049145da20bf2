import { demonstrationPassword, type PersonName, people } from '../demonstration/people.ts'
import { workers } from '../features.ts'
import type { Portal } from './portal.ts'

const path = '/account/forgot_mobile'
const hour = 3_600_000

/** A member of the demonstration, by default the adult, who has lost the phone and asks for a new number. */
export const lostPhone = (portal: Portal) => {
  const newMobile = '66887766'
  const forgot = async (who: object) => portal.post(path, { ...who, solvedCaptcha: await portal.solvedCaptcha(path) })
  const secretIn = async (page: string, to: string) => {
    await portal.doJobs()
    for (const { body } of await portal.letters(to)) {
      const secret = new RegExp(`security/${page}/([\\w-]{43})`).exec(body)?.[1]
      if (secret) return secret
    }
    return ''
  }
  const linkFor = async (name: PersonName = 'adult') => {
    await forgot({ by: 'username', username: people[name].username })
    return secretIn('recover-mobile', people[name].email ?? '')
  }
  const sendCode = (hash: string, to = newMobile) => portal.post(`${path}/send_sms`, { hash, mobile: to })
  const codeFor = async (hash: string, to = newMobile) => {
    await sendCode(hash, to)
    return portal.codeTo(to)
  }
  const request = (hash: string, code: string, { password = demonstrationPassword, to = newMobile } = {}) =>
    portal.post(`${path}/change`, { hash, mobile: to, code, password })

  return {
    path,
    newMobile,
    forgot,
    secretIn,
    linkFor,
    sendCode,
    codeFor,
    request,
    /** Goes from the forgotten phone to the request that waits. */
    async requested(change: { password?: string; to?: string; name?: PersonName } = {}) {
      const hash = await linkFor(change.name)
      const answer = await request(hash, await codeFor(hash, change.to), change)
      await portal.doJobs()
      return answer
    },
    async timePasses(hours: number) {
      portal.clock.forward(hours * hour)
      await workers(portal.deps)['recovery.due']({})
      await portal.doJobs()
    },
    /** Does the job of one due request. */
    takeEffect: (id: number) => workers(portal.deps)['recovery.changeMobile']({ id }),
    stop: (hash: string) => portal.post(`${path}/stop`, { hash }),
    async onFile(name: PersonName = 'adult') {
      const asked = portal.db.selectFrom('members').select('mobile').where('username', '=', people[name].username)
      return (await asked.executeTakeFirstOrThrow()).mobile
    },
    requests: () => portal.db.selectFrom('mobileRecoveries').selectAll().execute(),
  }
}
