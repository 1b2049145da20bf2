import { feature } from '../../feature.ts'
import { erasureRequestDesk } from './erasureRequest.desk.ts'
import { erasureRequestJobs } from './erasureRequest.jobs.ts'
import { erasureRequestRoutes } from './erasureRequest.routes.ts'

/**
 * A member’s request to be erased: made, thought over, confirmed at the desk, carried out, and shown by a receipt. Whose
 * membership ended long ago is erased by the same way, announced by letter.
 */
export const erasureRequest = feature({
  routes: erasureRequestRoutes,
  desk: erasureRequestDesk,
  jobs: erasureRequestJobs,
  schedule: { 'erasureRequest.formerMembers': 'every hour', 'erasureRequest.carryOut': 'every hour' },
  purge: { erasureRequests: 'The receipts: once a member is erased, they name nobody.' },
})
