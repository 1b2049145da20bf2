import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { altchaCaptcha } from '../adapters/captcha/altcha.ts'
import { buildApp } from '../app.ts'
import type { Portal } from './portal.ts'

/**
 * A second door into the same portal, whose ordinary puzzle takes so many tries. How many it takes is drawn by lot
 * elsewhere, and told to nobody.
 */
export const withPuzzlesOf = ({ deps }: Portal, tries: number) =>
  buildApp({ ...deps, captcha: altchaCaptcha({ ...deps, tries }) })

/** The same with puzzles as they are handed out in life. */
export const withRealPuzzles = ({ deps }: Portal) => buildApp({ ...deps, captcha: altchaCaptcha(deps) })

/** How many tries it takes to solve the puzzle that is handed out now, and how much work each of them is. */
export const workAt = async (app: Pick<Portal['app'], 'inject'>) => {
  const { challenge } = (await app.inject('/api/tools/captcha')).json().data
  const solution = await solveChallenge({ challenge, deriveKey })
  return { tries: solution?.counter, rounds: Number(challenge.parameters.cost) }
}
