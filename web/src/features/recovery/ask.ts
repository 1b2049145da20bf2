import { api } from '@palaestra/contract'
import { solveCaptcha } from '@palaestra/ui'
import { useAnswer } from '../../api/answers.ts'
import { send } from '../../api/client.ts'
import { memberInfo } from '../../api/questions.ts'
import { session } from '../../api/session.ts'

export const fetchPuzzle = () => send(api.login.captcha, {})

/** Sending a text message costs money, so the browser first solves a puzzle; the person sees nothing of it. */
export const sendResetCode = async (mobile: string) => {
  const { challenge } = await fetchPuzzle()
  const solvedCaptcha = await solveCaptcha(challenge)
  return send(api.recovery.forgotPassword, { body: { method: 'sms', mobile, solvedCaptcha } })
}

/** The member, if one is logged in: then nothing is asked that is known. */
export const useKnownMember = () => {
  const visitor = session.token() === undefined
  const { data, error } = useAnswer({ ...memberInfo, waits: visitor })
  return { member: data, settled: visitor || data !== undefined || error !== undefined }
}
