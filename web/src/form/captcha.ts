import { api } from '@palaestra/contract'
import { solveCaptcha } from '@palaestra/ui'
import { send } from '../api/client.ts'

/**
 * The solution of a new challenge, as a costly call wants it: a text message costs money, so the browser works first.
 * The person sees nothing of it.
 */
export const solveNewChallenge = async () => {
  const { challenge } = await send(api.login.captcha, {})
  return solveCaptcha(challenge)
}
