import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { addresses } from '../addresses.ts'
import { createDeskRouter } from './router.ts'

test('the addresses that the server is told are those of the routes', () => {
  const router = createDeskRouter(createMemoryHistory())
  const screens = Object.keys(router.routesByPath).filter((path) => path !== '/$')

  expect(screens.sort()).toEqual(Object.values(addresses).sort())
})
