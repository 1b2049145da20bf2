import { api, type Given, refusals } from '@palaestra/contract'
import { Refused, solveCaptcha } from '@palaestra/ui'
import { send } from '../../api/client.ts'

export const fetchPuzzle = () => send(api.login.captcha, {})

/** Sending a text message costs money, so the browser first solves a puzzle; the person sees nothing of it. */
export const sendLoginCode = async (mobile: string) => {
  const { challenge } = await fetchPuzzle()
  return send(api.login.sendCode, { body: { mobile, solvedCaptcha: await solveCaptcha(challenge) } })
}

type LogIn = typeof api.login.logIn

/** After some wrong passwords a puzzle is asked for. It is solved and the same thing sent again, without a word. */
export const sendLogIn = async (call: LogIn, given: Given<LogIn>) => {
  try {
    return await send(call, given)
  } catch (error) {
    const { body } = given
    const isAsked = error instanceof Refused && error.code === refusals.captcha_needed
    if (!isAsked || body.method !== 'account') throw error
    const { challenge } = await fetchPuzzle()
    return send(call, { body: { ...body, solvedCaptcha: await solveCaptcha(challenge) } })
  }
}
