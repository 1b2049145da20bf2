import { api, refusals } from '@palaestra/contract'
import { Refused, sender } from '@palaestra/ui'
import { locale } from '#texts/document'
import { session } from '../../api/session.ts'
import { toast } from '../../frame/toast.ts'

/** A sender with that token; its failures do not touch the session that is here. */
const as = (token: string | undefined) => sender({ locale, token: () => token })
const memberOf = (token: string) => as(token)(api.account.info, { body: {} })
const end = (token: string) => as(token)(api.login.logOut, { body: {} }).catch(() => undefined)

/** The member signed in here; undefined where that session has ended. */
const memberHere = async (token: string | undefined) => {
  try {
    return token ? await memberOf(token) : undefined
  } catch (error) {
    if (error instanceof Refused && error.code === refusals.signed_out) return undefined
    throw error
  }
}

type Named = Pick<Awaited<ReturnType<typeof memberOf>>, 'nameZh' | 'namePt'>
const nameOf = ({ nameZh, namePt }: Named) => (locale === 'zh' && nameZh ? nameZh : namePt)

/**
 * Signs in whom an app has brought along (Q04). Where somebody else is signed in, nothing is replaced yet: what comes
 * back asks them, once there is a page to ask on. Otherwise a link could put anybody into a stranger’s account (T-25).
 */
export const arriveByCode = async (code: string) => {
  if (session.apicode() === code) return undefined
  session.setApicode(code)
  try {
    const { token } = await as(undefined)(api.session.exchange, { body: { code } })
    const replaced = session.token()
    const [arriving, here] = [await memberOf(token), await memberHere(replaced)]
    const replace = async () => {
      if (replaced) await end(replaced)
      session.start(token, 'app')
    }
    if (!here || here.memberNumber === arriving.memberNumber) {
      await replace()
      return undefined
    }
    return async () => {
      const { askToSwitch } = await import('./SwitchMember.tsx')
      if (!(await askToSwitch({ here: nameOf(here), arriving: nameOf(arriving) }))) return void end(token)
      await replace()
      // A fresh document: nothing of the one member stays in memory for the other.
      location.reload()
    }
  } catch (error) {
    toast.say((error as Error).message)
    return undefined
  }
}
