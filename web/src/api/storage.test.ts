import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from './session.ts'
import { storageOf } from './storage.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('where a web view has no storage, things are remembered until the page is left', () => {
  vi.stubGlobal('sessionStorage', undefined)
  const storage = storageOf('sessionStorage')
  storage.write('one', '1')
  storage.write('two', '2')
  storage.write('three', '3')
  expect([storage.read('one'), storage.read('none')]).toEqual(['1', undefined])
  storage.remove('one', 'two')
  expect(['one', 'two', 'three'].map(storage.read)).toEqual([undefined, undefined, '3'])
  storage.clear()
  expect(storage.read('three')).toBeUndefined()
})

test('the same where it refuses to be asked', () => {
  const refusing = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  const storage = storageOf('sessionStorage')
  storage.write('one', '1')
  expect(storage.read('one')).toBe('1')
  refusing.mockRestore()
  expect(storage.read('one')).toBeUndefined()
})

describe('a session', () => {
  const heard = () => {
    const [losses, changes] = [vi.fn(), vi.fn()]
    const stop = [session.onLoss(losses), session.onChange(changes)]
    return { losses, changes, stop: () => stop.map((one) => one()) }
  }

  test('that is lost keeps what helps to log in again, and nothing of who it was', () => {
    session.start('a token', 'sms')
    session.setName('陳小美')
    session.setApicode('of an app')
    session.setLoginApp('profile')
    const { losses, changes, stop } = heard()
    session.lose('network')
    expect({ ...localStorage }).toEqual({ loginMethod: 'sms', loginApp: 'profile' })
    expect([losses.mock.calls, changes.mock.calls.length]).toEqual([[['network']], 1])

    session.lose('signed_out')
    expect(losses, 'is lost once').toHaveBeenCalledTimes(1)
    stop()
    session.start('another')
    session.lose('network')
    expect(changes).toHaveBeenCalledTimes(1)
  })

  test('of a registration is in this tab alone, and gone with it', () => {
    session.startRegistration('a registration')
    expect(JSON.stringify({ ...localStorage })).not.toContain('a registration')
    sessionStorage.clear()
    expect(session.registration()).toBeUndefined()
  })

  test('goes on in another tab: only what concerns the token is heard of, and only its end is a loss', () => {
    session.start('a token')
    const { losses, changes, stop } = heard()
    const tell = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }))
    tell('name')
    expect(changes).not.toHaveBeenCalled()
    tell('palaestra.token')
    expect([losses.mock.calls.length, changes.mock.calls.length]).toEqual([0, 1])
    localStorage.clear()
    tell('palaestra.token')
    expect([losses.mock.calls, changes.mock.calls.length]).toEqual([[['signed_out']], 2])
    stop()
  })

  test('that begins without a way of its own keeps the last one', () => {
    session.start('a token', 'sms')
    session.start('another')
    expect([session.token(), session.loginMethod()]).toEqual(['another', 'sms'])
  })
})
