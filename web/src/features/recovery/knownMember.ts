import { memberInfo } from '../../api/memberInfo.ts'
import { useQuery } from '../../api/query.ts'
import { session } from '../../api/session.ts'

/** The member who is logged in, if anybody is: what is known of them need not be filled in. */
export const useKnownMember = () => {
  const visitor = session.token() === undefined
  const { data, error } = useQuery({ ...memberInfo, enabled: !visitor })
  return { member: data, settled: visitor || data !== undefined || error !== null }
}
