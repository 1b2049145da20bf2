import { screenAddresses } from '@palaestra/contract'
import { expect, test } from 'vitest'
import { done, openPortal } from '../testing/portal.tsx'

test('[L10] the addresses that a menu may name are those of the screens', async () => {
  const { router } = await openPortal('/zh/nofind', { '/menu/main': done({ items: [] }) })
  const withoutSecrets = Object.keys(router.routesByPath).filter((path) => !path.includes('$'))

  expect(withoutSecrets.toSorted()).toEqual([...screenAddresses].toSorted())
})
