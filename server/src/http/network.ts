import { isIPv4, isIPv6 } from 'node:net'

/** Some proxies write the port as well: `192.0.2.7:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (address: string) =>
  /^\[([^\]]+)\](:\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address

/**
 * The network address that requests are counted by: an IPv4 address, or the first half of an IPv6 address. A household
 * is given all of the second half and could ask from another one each time (T-120).
 */
export const networkOf = (address: string) => {
  const plain = withoutPort(address)
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '')
  if (isIPv4(plain)) return plain
  // All that is no address is one network: else each new spelling would begin anew.
  if (!isIPv6(plain)) return 'unknown'
  const [front = '', back] = plain.split('::')
  const parts = (text: string | undefined) => (text ? text.split(':') : [])
  const [first, last] = [parts(front), parts(back)]
  const zeros = back === undefined ? 0 : 8 - first.length - last.length
  const all = [...first, ...Array.from({ length: zeros }, () => '0'), ...last]
  return `${all
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`
}
