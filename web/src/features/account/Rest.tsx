import { type ReactNode, useEffect } from 'react'
import { keptCard } from '../../api/keptCard.ts'
import type { Member } from './AccountScreen.tsx'
import styles from './Groups.module.css'
import { GroupOf, Groups } from './Groups.tsx'
import { ownData } from './groups.ts'
import { People } from './People.tsx'
import { ToDo } from './ToDo.tsx'

/** Milliseconds after the account is there. */
const untilKept = 2000

interface Props {
  member: Member | undefined
  payment: ReactNode
}

/** A device that keeps the card keeps it as it is now, also when nobody shows it: after all that one waits for. */
const useKeptCard = (member: Member | undefined) =>
  useEffect(() => {
    if (!member) return
    const keep = async () => {
      if (await globalThis.caches?.has(keptCard)) await (await import('./Pass.tsx')).keepAgain(member)
    }
    const timer = setTimeout(() => void keep().catch(() => undefined), untilKept)
    return () => clearTimeout(timer)
  }, [member])

/** What waits for the member, and all that the account holds. */
export function Rest({ member, payment }: Props) {
  useKeptCard(member)
  return (
    <div className={styles.rest}>
      {member && <ToDo member={member} />}
      <Groups member={member} payment={payment} />
      <People />
      <GroupOf group={ownData} />
    </div>
  )
}
