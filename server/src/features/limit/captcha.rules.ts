import { constant } from '@palaestra/contract'

/** Solved challenges of one network in an hour for which the next one is ordinary: some fifty people who register. */
const ordinary = 200
/** While an alarm about text messages stands, each challenge is so many times the work (T-15). */
export const timesInAlarm = 4
/** Requests of strangers about one person in a day that cost ordinary work; each second one more doubles it. */
export const ordinaryRequests = 3

/** The most times the ordinary work that anybody is asked for. */
export const mostWork = Math.max(...constant.captchaWorks)

const doubled = (times: number) => Math.min(2 ** Math.max(times, 0), mostWork)

/** The work of the next challenge doubles with each further two hundred: a crowd hardly notices, a machine does. */
export const workAfter = (solved: number) => doubled(Math.floor(solved / ordinary))

/** A challenge that was fetched before the others were solved may lag one step behind. */
export const isEnough = (work: number, solved: number) => work >= workAfter(solved) / 2

/** The work of one more request about the same person, so many beyond those that are ordinary. */
export const workBeyond = (requests: number) => doubled(Math.ceil(requests / 2))
