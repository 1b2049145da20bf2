import type { Member } from './AccountScreen.tsx'
import styles from './Groups.module.css'
import { Groups } from './Groups.tsx'
import { ToDo } from './ToDo.tsx'

/** What waits for the member, and all that the account holds. */
export const Rest = ({ member }: { member: Member | undefined }) => (
  <div className={styles.rest}>
    {member && <ToDo member={member} />}
    <Groups member={member} />
  </div>
)
