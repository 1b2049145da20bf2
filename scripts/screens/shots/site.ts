import type { Room } from '../shot.ts'
import { open } from '../steps.ts'

export const site: Room = {
  terms: { paths: ['/readme', '/readme-gov', '/readme-parent'] },
  // The address of any page is that of the questions (e2e/addresses.ts).
  page: {
    paths: ['/faq'],
    states: { contact: open('/contact'), pools: open('/pools'), charter: open('/service-charter') },
  },
  'not-found': { paths: ['/nofind'], states: { page: open('/no-such-page') } },
  error: { paths: ['/error-page'] },
}
