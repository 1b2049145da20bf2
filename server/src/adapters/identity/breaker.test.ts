import { expect, test } from 'vitest'
import { type BreakerState, breaker } from './breaker.ts'

const opened = () => {
  let moment = 0
  const states: BreakerState[] = []
  const line = breaker({
    now: () => new Date(moment),
    failures: 3,
    pause: 1000,
    longestPause: 3000,
    refuse: () => new Error('not asked'),
    onChange: (state) => states.push(state),
  })
  let calls = 0
  const call = (result: 'well' | 'ill') =>
    line
      .run(async () => {
        calls += 1
        if (result === 'ill') throw new Error('ill')
        return 'well'
      })
      .catch((error: Error) => error.message)
  const fail = async (times: number) => {
    for (let done = 0; done < times; done += 1) await call('ill')
  }
  const wait = (milliseconds: number) => {
    moment += milliseconds
  }
  return { line, states, call, fail, wait, calls: () => calls }
}

test('single failures are the callers’ own; so many in a row open it, and then nobody is made to wait', async () => {
  const { call, fail, line, calls } = opened()
  await fail(2)
  await call('well')
  await fail(2)
  expect(line.state()).toBe('closed')

  await fail(1)
  expect(line.state()).toBe('open')
  expect(await call('well')).toBe('not asked')
  expect(calls()).toBe(6)
})

test('after its pause one call goes out, the others wait for what it finds; when it is well, it closes', async () => {
  const { call, fail, wait, states, line } = opened()
  await fail(3)
  wait(999)
  expect(await call('well')).toBe('not asked')
  wait(1)

  expect(await Promise.all([call('well'), call('well')])).toEqual(['well', 'not asked'])
  expect(await call('well')).toBe('well')
  expect(states).toEqual(['open', 'half_open', 'closed'])
  await fail(2)
  expect(line.state(), 'it has forgotten the failures before').toBe('closed')
})

test('each trial that fails doubles the pause, up to the longest; once well it begins anew', async () => {
  const { call, fail, wait } = opened()
  await fail(3)
  for (const pause of [1000, 2000, 3000, 3000]) {
    wait(pause - 1)
    expect(await call('ill')).toBe('not asked')
    wait(1)
    expect(await call('ill')).toBe('ill')
  }
  wait(3000)
  expect(await call('well')).toBe('well')
  await fail(3)
  wait(1000)
  expect(await call('well')).toBe('well')
})

test('calls that had begun before it opened do not keep it open for longer', async () => {
  const { line, wait } = opened()
  const fails = Array.from({ length: 5 }, () => Promise.withResolvers<string>())
  const running = fails.map(({ promise }) => line.run(() => promise).catch(() => 'ill'))
  for (const { reject } of fails.slice(0, 3)) reject(new Error('ill'))
  await Promise.all(running.slice(0, 3))
  wait(900)
  for (const { reject } of fails.slice(3)) reject(new Error('ill'))
  await Promise.all(running)
  wait(100)

  expect(await line.run(async () => 'well')).toBe('well')
})
