import { api, type Call, type constant, type Given, type Reply, refusals } from '@palaestra/contract'
import { Refused, solveCaptcha } from '@palaestra/ui'
import { send } from '../api/client.ts'

type Work = (typeof constant.captchaWorks)[number]

/**
 * The solution of a new challenge for this call, which is costly: a text message costs money, so the browser works
 * first. The person sees nothing of it.
 */
export const solveNewChallenge = async ({ path }: { path: string }, work: Work = 1) => {
  const { challenge } = await send(api.login.captcha, { query: { for: path, work: `${work}` } })
  return solveCaptcha(challenge)
}

const solvers = new Map<string, () => Promise<string>>()

/** The same function for a call each time. */
export const solverFor = (call: { path: string }) => {
  const solver = solvers.get(call.path) ?? (() => solveNewChallenge(call))
  solvers.set(call.path, solver)
  return solver
}

/**
 * Sends a call that takes a captcha. Where strangers have tried or asked for much, the portal wants more work (T-10,
 * T-15): it is done and the same sent again, without a word. That is once, but for work that has grown meanwhile.
 */
export const sendSolved = async <C extends Call>(call: C, given: Given<C>, worked = 0): Promise<Reply<C>> => {
  try {
    return await send(call, given)
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== refusals.captcha_needed) throw error
    const { work = 1 } = error
    if (work <= worked) throw error
    const solvedCaptcha = await solveNewChallenge(call, work)
    // The compiler cannot know that a call which asks for a captcha has a field for it.
    const { body } = given as { body: object }
    return sendSolved(call, { body: { ...body, solvedCaptcha } } as Given<C>, work)
  }
}
