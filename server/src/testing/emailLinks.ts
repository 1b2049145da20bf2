import type { PersonName } from '../demonstration/people.ts'
import type { Portal } from './portal.ts'

/** Members who ask for links to an e-mail address, and the links. */
export const emailLinks = (portal: Portal) => ({
  async as(name: PersonName = 'adult') {
    const member = await portal.memberAs(name)
    return {
      ...member,
      ask: (to: string, again = to) => member.post('/account/change_email', { email: to, emailRepeat: again }),
      info: async () => (await member.post('/account/info')).data,
    }
  },
  /** The secret of the newest link to a recipient. */
  async linkTo(to: string, screen = 'change-email') {
    await portal.doJobs()
    const bodies = (await portal.letters(to)).map(({ body }) => body)
    const link = new RegExp(`http://portal\\.test/(?:zh|pt|en)/security/${screen}/([\\w-]{43})`)
    return bodies.map((body) => link.exec(body)?.[1]).find(Boolean) ?? ''
  },
  follow: (hash: string) => portal.post('/security/verify_change_hash', { hash }),
})
