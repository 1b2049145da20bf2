import { feature } from '../../feature.ts'
import { missingDocumentDesk } from './missingDocument.desk.ts'
import { missingDocumentJobs } from './missingDocument.jobs.ts'
import { missingDocumentRoutes } from './missingDocument.routes.ts'
import { purgeDocumentRequests } from './purge.service.ts'

/** Documents that staff ask a member for by a day: delivered, accepted, asked for again; overdue they close services. */
export const missingDocument = feature({
  routes: missingDocumentRoutes,
  desk: missingDocumentDesk,
  jobs: missingDocumentJobs,
  schedule: { 'missingDocument.overdue': 'every hour' },
  purge: { documentRequests: purgeDocumentRequests, requestedDocuments: 'Go with their request.' },
})
