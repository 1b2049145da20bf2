import { Notice } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useMatches } from '@tanstack/react-router'
import * as texts from '#texts/frame'
import { whoAmI } from '../api/queries.ts'
import { maySee } from '../needs.ts'
import list from './list.module.css'
import styles from './Permitted.module.css'

/** The screen of the address; to who may not see it, that they may not, in the words of the server. */
export function Permitted() {
  const address = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' })
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })
  const needsNothing = maySee(address, [])
  const { data: me } = useQuery({ ...whoAmI, enabled: !needsNothing })
  // While it is not known who somebody is the screen asks already: the server refuses what is not for them.
  if (needsNothing || !me || maySee(address, me.permissions)) return <Outlet />
  return (
    // The name is where the way past the list leads.
    <div id="case" className={`${list.page} ${styles.alone}`} tabIndex={-1}>
      <h1 tabIndex={-1}>{title}</h1>
      <div role="alert">
        <Notice kind="danger">
          <p>{texts.notAllowed}</p>
        </Notice>
      </div>
    </div>
  )
}
