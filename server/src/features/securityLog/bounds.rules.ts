/** What happened, to whom and from where: each is one row an hour, which counts how often. */
export interface Happening {
  hour: Date
  /** The path of the call. */
  call: string
  /** By which name it was refused, or with which status it broke off; empty where it succeeded. */
  refusal: string
  member: number | null
  staff: number | null
  /** A keyed hash of the network, never its address. */
  network: string
}

/** Stands in place of a network where there are too many to tell apart. */
export const others = 'others'

/**
 * Different rows that a process writes in an hour. Who owns a few addresses of IPv6 owns thousands of networks, and
 * must neither fill the disk with them nor push others out of the log: so many rows about one person, and so many
 * about nobody who is known, tell networks apart, the rest of these is added up. After so many rows in all also the
 * persons are added up, and what is left to tell apart is only call and refusal.
 */
export const mostRows = { aboutOne: 100, aboutNobody: 1000, inAll: 10_000 }

export const keyOf = ({ hour, call, refusal, member, staff, network }: Happening) =>
  `${hour.getTime()} ${call} ${refusal} ${member} ${staff} ${network}`

/** Tells as which row something is counted. It remembers the rows of the present hour. */
export const boundsOf = (most = mostRows) => {
  let hour = 0
  let known = new Set<string>()
  let about = new Map<string, number>()

  const fits = (happening: Happening) => {
    const key = keyOf(happening)
    if (known.has(key)) return true
    const { member, staff, network } = happening
    const whom = `${member} ${staff}`
    const rows = about.get(whom) ?? 0
    const limit = member === null && staff === null ? most.aboutNobody : most.aboutOne
    if (known.size >= most.inAll || (network !== others && rows >= limit)) return false
    known.add(key)
    about.set(whom, rows + 1)
    return true
  }

  return (happening: Happening): Happening => {
    if (happening.hour.getTime() !== hour) {
      hour = happening.hour.getTime()
      known = new Set()
      about = new Map()
    }
    if (fits(happening)) return happening
    const fromOthers = { ...happening, network: others }
    return fits(fromOthers) ? fromOthers : { ...fromOthers, member: null, staff: null }
  }
}
