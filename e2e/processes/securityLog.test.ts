import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { newFolder } from '../server.ts'
import { keep, serverOn } from './keeper.ts'
import { tryPassword } from './registrant.ts'

const folder = newFolder()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = (...given: string[]) => keep('securityLog', given, { DATA_DIR: folder })
const call = '/security/login_one_pass'

test('an operator reads who tried what, also what was noted in the last moment', async () => {
  const server = await serverOn({ DATA_DIR: folder })
  await server.setClock({ now: '2026-03-02T14:30:00+08:00' })
  const tryIt = (password: string, from: string) => tryPassword(server.address, { username: 'siumei', password }, from)
  for (const password of ['a guess', 'another guess']) await tryIt(password, '203.0.113.7')
  await server.setClock({ forward: 'PT1H' })
  await tryIt('open-sesame-26', '198.51.100.2')
  expect(read('--since', '2026-03-02').complained).toMatch(/is in use by process/)
  await server.close()

  const { status, said } = read('--since', '2026-03-02')
  expect(status).toBe(0)
  const [guessed, loggedIn, ...more] = said.split('\n').map((line) => line.split('  '))
  const whose = expect.stringMatching(/^member \d{9}$/)
  expect(guessed).toEqual([
    expect.stringMatching(/^2026-03-02T14:30:\d\d$/),
    expect.stringMatching(/^2026-03-02T14:30:\d\d$/),
    '2×',
    call,
    'login_wrong',
    whose,
    expect.stringMatching(/^from [\w-]{16}$/),
  ])
  expect(loggedIn?.slice(2, 6)).toEqual(['1×', call, 'succeeded', whose])
  expect(more).toEqual([])

  const member = guessed?.[5]?.split(' ')[1] ?? ''
  const lines = (...given: string[]) => {
    const { said } = read('--since', '2026-03-02', ...given)
    return said.split('\n').map((line) => line.split('  ')[4])
  }
  expect(lines('--member', member)).toEqual(['login_wrong', 'succeeded'])
  expect(lines('--refused')).toEqual(['login_wrong'])
  expect(lines('--from', '198.51.100.2')).toEqual(['succeeded'])
  expect(read('--since', '2026-03-02T15:00').said.split('\n')).toHaveLength(1)
  expect(read('--since', '2026-03-03')).toEqual({
    status: 0,
    said: 'Nothing of that kind has been written down.',
    complained: '',
  })
})

test.each([
  [[], /^Usage:/],
  [['--until', '2026-03-02'], /^Usage:/],
  [['--since', 'yesterday'], /^yesterday is no day like 2026-11-01/],
  [['--since', '2026-03-02', '--member', '100000001'], /^100000001 is no member number\.$/],
  [['--since', '2026-03-02', '--from', 'home'], /^home is no address of a network\.$/],
])('what cannot be read is one sentence: %j', (given, sentence) => {
  expect(read(...given)).toMatchObject({ status: 1, said: '', complained: expect.stringMatching(sentence) })
})
