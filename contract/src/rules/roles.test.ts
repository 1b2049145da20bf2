import { expect, test } from 'vitest'
import { permissions, permissionsOf, roles } from './roles.ts'

test('whoever has several roles may do what each of them may, once', () => {
  expect(permissionsOf(['reviewer', 'content', 'reviewer'])).toEqual([
    'review',
    'members',
    'content',
    'notices',
    'letters',
  ])
  expect(permissionsOf([])).toEqual([])
})

test('there is somebody for every right', () => {
  expect(permissionsOf(roles)).toEqual(permissions)
})

test('an auditor may change nothing, and nobody else may audit', () => {
  expect(permissionsOf(['auditor'])).toEqual(['audit'])
  expect(permissionsOf(roles.filter((role) => role !== 'auditor'))).not.toContain('audit')
})

test('who takes money does not settle in what the books differ', () => {
  expect(permissionsOf(roles.filter((role) => role !== 'finance'))).not.toContain('finance')
  expect(permissionsOf(['finance'])).toEqual(['finance'])
})

test('only a senior decides a second time, sets holds, and says who may do what', () => {
  const others = permissionsOf(roles.filter((role) => role !== 'senior'))
  for (const right of ['decide_second', 'hold', 'staff'] as const) expect(others).not.toContain(right)
})
