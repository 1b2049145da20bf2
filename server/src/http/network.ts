import { isIPv6 } from 'node:net'

/**
 * The network address that requests are counted by: an IPv4 address, or the first half of an IPv6 address. A household
 * is given all of the second half and could ask from another one each time (T-120).
 */
export const networkOf = (address: string) => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
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
