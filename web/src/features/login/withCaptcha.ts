import { api, type Given, refusals } from '@palaestra/contract'
import { Refused } from '@palaestra/ui'
import { send } from '../../api/client.ts'
import { solveNewChallenge } from '../../form/captcha.ts'

export const sendLoginCode = async (mobile: string) =>
  send(api.login.sendCode, { body: { mobile, solvedCaptcha: await solveNewChallenge(api.login.sendCode) } })

type LogIn = typeof api.login.logIn

/** After some wrong passwords a captcha is asked for. It is solved and the same request sent again, without a word. */
export const sendLogIn = async (call: LogIn, given: Given<LogIn>) => {
  try {
    return await send(call, given)
  } catch (error) {
    const { body } = given
    const isAsked = error instanceof Refused && error.code === refusals.captcha_needed
    if (!isAsked || body.method !== 'account') throw error
    return send(call, { body: { ...body, solvedCaptcha: await solveNewChallenge(call) } })
  }
}
