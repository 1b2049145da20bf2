import { Refusal } from '@palaestra/contract'

/** For `catch`, when a refusal is as good as nothing. A fault stays one. */
export const nothingIfRefused = (error: unknown) => {
  if (error instanceof Refusal) return undefined
  throw error
}
