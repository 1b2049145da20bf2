/**
 * Does something for each, one after the other. What fails for one holds up none of the others: it is thrown at the end,
 * so that it is reported and tried again. Of several the first is thrown; the rest is found when it is tried again.
 */
export const eachAlone = async <T>(all: readonly T[], work: (one: T) => Promise<unknown>) => {
  const faults: unknown[] = []
  for (const one of all) await work(one).catch((fault: unknown) => faults.push(fault))
  if (faults.length > 0) throw faults[0]
}
