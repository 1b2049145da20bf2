import { feature } from '../../feature.ts'
import { erasureDesk } from './erasure.desk.ts'

/** What was erased when, because its time was over. */
export const erasure = feature({
  desk: erasureDesk,
  purge: { erasures: 'At most one row a day for each kind, and none names a person.' },
})
