import { feature } from '../../feature.ts'
import { contentDesk } from './content.desk.ts'
import { contentJobs } from './content.jobs.ts'

/** Pages, terms, templates and lists as staff write them: drafts, publishing now or later, and every version that was published. */
export const content = feature({
  desk: contentDesk,
  jobs: contentJobs,
  schedule: { 'content.publish': 'every five minutes' },
  purge: {
    pages: 'Content of the portal.',
    pageVersions: 'What the portal said when: people have agreed to some of it.',
    pageDrafts: 'Content of the portal; gone once it is published or thrown away.',
  },
})
