import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { altchaCaptcha } from '../adapters/captcha/altcha.ts'
import { buildApp } from '../app.ts'
import type { Portal } from './portal.ts'

/**
 * A second server on the same portal, whose ordinary challenge takes so many tries. Otherwise the number is drawn by
 * lot and kept secret.
 */
export const withChallengesOf = ({ deps }: Portal, tries: number) =>
  buildApp({ ...deps, captcha: altchaCaptcha({ ...deps, tries }) })

/** The same with the challenges of a real portal. */
export const withRealChallenges = ({ deps }: Portal) => buildApp({ ...deps, captcha: altchaCaptcha(deps) })

/** The work of the present challenge: how many tries it takes, and how many rounds each of them. */
export const workAt = async (app: Pick<Portal['app'], 'inject'>, asked = 1) => {
  const { challenge } = (await app.inject(`/api/tools/captcha?for=/security/login_link&work=${asked}`)).json().data
  const solution = await solveChallenge({ challenge, deriveKey })
  return { tries: solution?.counter, rounds: Number(challenge.parameters.cost) }
}
