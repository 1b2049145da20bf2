import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

interface Answer {
  code: number
  data: Record<string, unknown>
}

/** Makes a call and gives back its reply; throws on a refusal, a fault, or no response. */
export const ask = async (
  address: string,
  path: string,
  { body, headers = {} }: Asked = {},
): Promise<Answer['data']> => {
  const response = await fetch(`${address}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as Answer
  if (answer.code !== 0) throw new Error(`${path} answered ${JSON.stringify(answer)}`)
  return answer.data
}

interface Asked {
  body?: object
  headers?: Record<string, string>
}

/** The solution that a browser sends after its work. */
export const solutionOf = async (challenge: unknown) => {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

export const solvedCaptcha = async (address: string, call = '/security/register_open') =>
  solutionOf((await ask(address, `/tools/captcha?for=${call}`))['challenge'])

/** Opens a registration, from a network address of its own, and gives its header. */
export const aRegistrant = async (address: string, household: string) => {
  const headers = { 'x-forwarded-for': household }
  const { registration } = await ask(address, '/security/register_open', {
    body: { termsAgreed: true, solvedCaptcha: await solvedCaptcha(address) },
    headers,
  })
  return { ...headers, registration: String(registration) }
}

/** Tries a password, and gives the number of the refusal. */
export const tryPassword = async (
  address: string,
  login: { username: string; password: string },
  household: string,
) => {
  const response = await fetch(`${address}/api/security/login_one_pass`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': household },
    body: JSON.stringify({ method: 'account', ...login }),
  })
  return ((await response.json()) as Answer).code
}
