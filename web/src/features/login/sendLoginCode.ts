import { api } from '@palaestra/contract'
import { solveCaptcha } from '@palaestra/ui'
import { send } from '../../api/client.ts'

/** Sending a text message costs money, so the browser first solves a puzzle; the person sees nothing of it. */
export const sendLoginCode = async (mobile: string) => {
  const { challenge } = await send(api.login.captcha, {})
  return send(api.login.sendCode, { body: { mobile, solvedCaptcha: await solveCaptcha(challenge) } })
}
