/** Solved challenges of one network in an hour for which the next one is ordinary: some fifty people who register. */
const ordinary = 200
/** The most times the ordinary work that a network is asked for. */
const most = 16
/** While an alarm about text messages stands, each challenge is so many times the work (T-15). */
export const timesInAlarm = 4

/** The work of the next challenge doubles with each further two hundred: a crowd hardly notices, a machine does. */
export const workAfter = (solved: number) => Math.min(2 ** Math.floor(solved / ordinary), most)

/** A challenge that was fetched before the others were solved may lag one step behind. */
export const isEnough = (work: number, solved: number) => work >= workAfter(solved) / 2
