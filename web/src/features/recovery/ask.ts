import { api } from '@palaestra/contract'
import { send } from '../../api/client.ts'
import { memberInfo } from '../../api/memberInfo.ts'
import { useQuery } from '../../api/query.ts'
import { session } from '../../api/session.ts'
import { solveNewChallenge } from '../../form/captcha.ts'

export const sendResetCode = async (mobile: string) =>
  send(api.recovery.forgotPassword, { body: { method: 'sms', mobile, solvedCaptcha: await solveNewChallenge() } })

/** The member, if one is logged in: then nothing is asked that is known. */
export const useKnownMember = () => {
  const visitor = session.token() === undefined
  const { data, error } = useQuery({ ...memberInfo, enabled: !visitor })
  return { member: data, settled: visitor || data !== undefined || error !== null }
}
