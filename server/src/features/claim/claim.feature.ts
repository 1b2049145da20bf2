import { feature } from '../../feature.ts'
import { claimTable } from './claim.table.ts'

/** Claims: who of the staff works on which case, so that two never work on one. */
export const claim = feature({
  purge: { claims: ({ db, clock }) => claimTable(db).purge(clock.now()) },
})
