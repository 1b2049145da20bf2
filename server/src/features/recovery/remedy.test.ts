import { beforeEach, expect, test } from 'vitest'
import { thePortal } from '../../testing/portal.ts'
import { remedyService } from './remedy.service.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

test.each(['username', 'memberNumber', 'password', 'mobile'] as const)(
  '%s: a letter is undone when its job cannot be ended',
  async (remedy) => {
    const { id } = await portal.memberAs('adult')
    const finish = async () => {
      throw new Error('no jobs today')
    }

    await expect(remedyService(portal.deps).send({ remedy, memberId: id }, finish)).rejects.toThrow('no jobs today')
    expect(await portal.db.selectFrom('letters').select('to').execute()).toEqual([])
  },
)
