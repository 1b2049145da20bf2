import type { ReactNode } from 'react'
import type { Member } from './AccountScreen.tsx'
import styles from './Groups.module.css'
import { GroupOf, Groups } from './Groups.tsx'
import { ownData } from './groups.ts'
import { People } from './People.tsx'
import { ToDo } from './ToDo.tsx'

interface Props {
  member: Member | undefined
  payment: ReactNode
}

/** What waits for the member, and all that the account holds. */
export const Rest = ({ member, payment }: Props) => (
  <div className={styles.rest}>
    {member && <ToDo member={member} />}
    <Groups member={member} payment={payment} />
    <People />
    <GroupOf group={ownData} />
  </div>
)
