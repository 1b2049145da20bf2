import pg from 'pg'
import { notRight } from '../config.ts'

/** The pairs of a list of hosts and a list of ports; one port is for all hosts, as in libpq. */
const paired = (hosts: string[], ports: string[]) =>
  hosts.map((host, place) => ({ host, port: (ports.length > 1 ? ports[place] : ports[0]) ?? '' }))

/** `host=a,b&port=1,2` in the query. */
const inQuery = (before: string, rest: string) => {
  const [path = '', query = ''] = rest.split(/\?(.*)/s)
  const given = new URLSearchParams(query)
  const split = (name: string) => given.get(name)?.split(',') ?? []
  return paired(split('host'), split('port')).map(({ host, port }) => {
    const own = new URLSearchParams(query)
    own.set('host', host)
    if (port) own.set('port', port)
    return `${before}${path}?${own}`
  })
}

/**
 * The addresses of each host of an address in the form of libpq, `postgresql://user@a:5432,b/database` or `?host=a,b`.
 * A driver reads one host only.
 */
const addressesOf = (url: string): readonly string[] => {
  const [, before = '', hosts = '', rest = ''] = /^(\w+:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/s.exec(url) ?? []
  if (hosts.includes(',')) return hosts.split(',').map((host) => `${before}${host}${rest}`)
  const queried = inQuery(before + hosts, rest)
  return queried.length > 1 ? queried : [url]
}

const isReadable = (address: string) => {
  try {
    // pg takes a lone % for a letter, the programs of a backup do not.
    decodeURIComponent(address)
    const { port } = new pg.Client({ connectionString: address })
    return port >= 1 && port <= 65_535
  } catch {
    return false // The error is dropped: it may quote the address, and the password with it.
  }
}

/**
 * The hosts of one database, of which the last that answered as the primary is asked first.
 *
 * @throws ConfigError for an address that cannot be read
 */
export const hostsOf = (url: string) => {
  const addresses = addressesOf(url)
  if (!addresses.every(isReadable)) throw notRight('DATABASE_URL')
  let place = 0
  const current = () => addresses[place] ?? url
  return {
    count: addresses.length,
    current,
    /** Goes on to the next host, unless somebody has done so already. */
    leave(address: string) {
      if (address === current()) place = (place + 1) % addresses.length
    },
  }
}

export type Hosts = ReturnType<typeof hostsOf>
