/** Normalises a name, however it was typed. */
export const normaliseStaffName = (username: string) => username.normalize('NFKC').trim().toLowerCase()

/** Failures from which a stranger works before each try; each second one more doubles the work. */
const puzzleFrom = 3
const heaviest = 8
/** From so many failures of strangers for one name on, from wherever they come, each of them works as much. */
const besieged = { from: 10, weight: 4 }

/**
 * How many ordinary puzzles a stranger’s try at the desk costs, after so many failures from that network and for that
 * name; 0 is none. A clerk at a known place never meets it.
 */
export const puzzleFor = ({ ofNetwork, ofName }: { ofNetwork: number; ofName: number }) => {
  const own = ofNetwork < puzzleFrom ? 0 : Math.min(2 ** Math.floor((ofNetwork - puzzleFrom) / 2), heaviest)
  return Math.max(own, ofName >= besieged.from ? besieged.weight : 0)
}
