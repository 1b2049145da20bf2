import { Refusal } from '@palaestra/contract'

/** For `catch`, where a no is as good as nothing. A fault stays one. */
export const nothingIfRefused = (error: unknown) => {
  if (error instanceof Refusal) return undefined
  throw error
}
