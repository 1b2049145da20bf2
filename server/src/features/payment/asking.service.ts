import { CheckoutProblem } from '../../ports/checkout.ts'

/** Milliseconds after which the rest waits for the next minute: others have to have their turn in this one. */
const longest = 3000
/** Questions without an answer after which the provider is taken to be away. */
const mostInVain = 3

export interface Asked {
  answered: number
  inVain: number
  /** Whether some were left for the next minute. */
  left: boolean
}

/**
 * Asks the provider about one after the other, until it is silent or slow: a provider that hangs would hold up all that
 * is due. `ask` resolves to whether there was anything to ask.
 */
export const askEach = async <One>(all: readonly One[], ask: (one: One) => Promise<boolean>): Promise<Asked> => {
  const end = performance.now() + longest
  let [answered, inVain] = [0, 0]
  for (const one of all) {
    if (inVain === mostInVain || performance.now() > end) return { answered, inVain, left: true }
    try {
      if (await ask(one)) answered += 1
    } catch (error) {
      if (!(error instanceof CheckoutProblem)) throw error
      if (error.kind === 'unavailable') inVain += 1
      else answered += 1
    }
  }
  return { answered, inVain, left: false }
}
