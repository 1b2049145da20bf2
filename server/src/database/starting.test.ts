import { expect, test } from 'vitest'
import { hostsOf } from './hosts.ts'
import { noLimits } from './limits.ts'
import { poolOf } from './pool.ts'
import { untilReachable } from './starting.ts'

test('a database that stays away is one sentence in the end', async () => {
  const hosts = hostsOf('postgresql://127.0.0.1:1,127.0.0.1:2/nothing')
  const { connect } = poolOf({ hosts, limits: noLimits, max: 1, onLost: () => {} })

  await expect(untilReachable(connect, 1)).rejects.toThrow(/^The database at DATABASE_URL does not answer\.$/)
})
