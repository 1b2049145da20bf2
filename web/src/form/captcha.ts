import { api } from '@palaestra/contract'
import { solveCaptcha } from '@palaestra/ui'
import { send } from '../api/client.ts'

/**
 * The solution of a new challenge for this call, which is costly: a text message costs money, so the browser works
 * first. The person sees nothing of it.
 */
export const solveNewChallenge = async ({ path }: { path: string }) => {
  const { challenge } = await send(api.login.captcha, { query: { for: path } })
  return solveCaptcha(challenge)
}

const solvers = new Map<string, () => Promise<string>>()

/** The same function for a call each time. */
export const solverFor = (call: { path: string }) => {
  const solver = solvers.get(call.path) ?? (() => solveNewChallenge(call))
  solvers.set(call.path, solver)
  return solver
}
