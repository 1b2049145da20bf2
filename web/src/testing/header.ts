import { expect } from 'vitest'

const ways = () => document.querySelector<HTMLElement>('header summary')

/** Opens what stands under the member’s name: the ways to the account and out. */
export const openWaysOfMember = async () => {
  await expect.poll(ways).not.toBeNull()
  ways()?.click()
}
