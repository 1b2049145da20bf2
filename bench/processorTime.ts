import { median } from './load.ts'
import { startProcess } from './processes.ts'
import { roundOf, startBoth } from './reading.ts'
import { times, whileSigningIn } from './signIn.ts'

// Ratios of processor time. What is compared runs at the same time, so that whatever else the machine does befalls both:
// they need no quiet one.

const rounds = 3
/** So many that the coarse clock of the system tells hundredths apart. */
const responses = 3000
const signInsAtOnce = 4

/** `POST /account/info` against the bare handler: the processor time of a response of that one to ours. */
export const readingByProcessorTime = async () => {
  const { portal, bare, asked, close } = await startBoth()
  const bySide = () => Promise.all([portal, bare].map((one) => roundOf(one, { ...asked, amount: responses })))
  try {
    // Until both are compiled: the larger program is slower only at first.
    for (let round = 0; round < 2; round += 1) await bySide()
    const ratios: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const [ours, theirs] = await bySide()
      ratios.push((theirs?.processor ?? Number.NaN) / (ours?.processor ?? Number.NaN))
    }
    return median(ratios)
  } finally {
    await close()
  }
}

/** A sign-in against the bare hash: the processor time of a hash to that of the portal for a sign-in. */
export const signInByProcessorTime = () =>
  whileSigningIn(signInsAtOnce, async (logIn, portal) => {
    const hashes = await startProcess('bench/bareHash.ts')
    const used = ({ processorSeconds }: typeof portal) => processorSeconds() ?? Number.NaN
    try {
      const ratios: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const before = [used(portal), used(hashes)] as const
        await Promise.all([times(signInsAtOnce, logIn), fetch(hashes.address)])
        ratios.push((used(hashes) - before[1]) / (used(portal) - before[0]))
      }
      return median(ratios)
    } finally {
      await hashes.close()
    }
  })
