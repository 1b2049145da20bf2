/** A security event: each is one row an hour, which counts how often. */
export interface Happening {
  hour: Date
  /** The path of the call. */
  call: string
  /** The name of its refusal, or the status of its fault; empty for a success. */
  refusal: string
  member: number | null
  staff: number | null
  /** A keyed hash of the network, never its address. */
  network: string
}

/** Replaces the network when there are too many to tell apart. */
export const others = 'others'

/**
 * Different rows that a process writes in an hour. An owner of a few IPv6 addresses owns thousands of networks, and
 * must neither fill the disk with them nor push others out of the log. So many rows about one person, and so many
 * about nobody known, tell networks apart; the rest of these is added up. After so many rows in all the persons are
 * added up too: call and refusal remain.
 */
export const mostRows = { aboutOne: 100, aboutNobody: 1000, inAll: 10_000 }

export const keyOf = ({ hour, call, refusal, member, staff, network }: Happening) =>
  `${hour.getTime()} ${call} ${refusal} ${member} ${staff} ${network}`

/** Decides the row in which an event is counted. It remembers the rows of the present hour. */
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
