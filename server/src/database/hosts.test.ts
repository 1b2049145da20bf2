import { describe, expect, test } from 'vitest'
import { ConfigError } from '../config.ts'
import { hostsOf } from './hosts.ts'

/** The addresses in the order in which they are asked while nobody answers. */
const asked = (url: string) => {
  const hosts = hostsOf(url)
  return Array.from({ length: hosts.count }, () => {
    const address = hosts.current()
    hosts.leave(address)
    return address
  })
}

describe('each host of an address is asked', () => {
  test.each([
    ['postgresql://u:p@a/portal', ['postgresql://u:p@a/portal']],
    ['postgresql:///portal?host=/run/postgresql', ['postgresql:///portal?host=/run/postgresql']],
    [
      'postgresql://u:p%2C@a:1,b:2/portal?target_session_attrs=read-write',
      [
        'postgresql://u:p%2C@a:1/portal?target_session_attrs=read-write',
        'postgresql://u:p%2C@b:2/portal?target_session_attrs=read-write',
      ],
    ],
    ['postgres://[::1]:1,[::2]/portal', ['postgres://[::1]:1/portal', 'postgres://[::2]/portal']],
    [
      'postgresql://u@/portal?host=a,b&port=1,2',
      ['postgresql://u@/portal?host=a&port=1', 'postgresql://u@/portal?host=b&port=2'],
    ],
    [
      'postgresql://u@/portal?host=a,b&port=5433',
      ['postgresql://u@/portal?host=a&port=5433', 'postgresql://u@/portal?host=b&port=5433'],
    ],
  ])('of %s', (url, addresses) => {
    expect(asked(url)).toEqual(addresses)
  })
})

test.each([
  ['a sign that is not written out', 'postgresql://u:secret%zz@a/portal'],
  ['half a letter', 'postgresql://u:secret%ff@a/portal'],
  ['a port that there is not', 'postgresql://u:secret@a:99999/portal'],
  ['such a port among others', 'postgresql://u:secret@a:1,b:99999/portal'],
  ['such a port in the query', 'postgresql://u:secret@/portal?host=a&port=99999'],
  ['a word for a port', 'postgresql://u:secret@a:port/portal'],
])('an address with %s is one sentence, without the password', (_, url) => {
  expect(() => hostsOf(url)).toThrow(ConfigError)
  expect(() => hostsOf(url)).toThrow(/^The setting DATABASE_URL is not right; docs\/operations.md says how it looks.$/)
})

test('two connections that find the same host gone go on by one host, not by two', () => {
  const hosts = hostsOf('postgresql://a,b,c/portal')
  const first = hosts.current()
  hosts.leave(first)
  hosts.leave(first)

  expect(hosts.current()).toBe('postgresql://b/portal')
})
