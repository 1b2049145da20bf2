import { companions } from '../../api/companions.ts'
import { useQuery } from '../../api/query.ts'
import { GroupOf } from './Groups.tsx'
import { people } from './groups.ts'

/** The family and the lists of people, last of the account: what they hold comes after everything else. */
export const People = () => <GroupOf group={people(useQuery(companions).data)} />
