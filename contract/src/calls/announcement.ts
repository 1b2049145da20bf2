import { z } from 'zod/mini'
import { get } from '../call.ts'
import { announcementPlaces } from '../rules/announcement.ts'

/** What the authority tells everybody for some days: closures, works on the system (X10). */
export const announcement = {
  shown: get('/web/message', {
    summary: 'What everybody should know today: closures, works on the system',
    access: 'public',
    reply: z.object({
      /** Those of today, the newest first; empty on most days. */
      items: z.array(
        z.object({
          /** For who keeps which ones were closed. @example 3 */
          id: z.string(),
          /** How it is shown. */
          kind: z.enum(['info', 'warning']),
          /** Plain text, never HTML. @example The pools are closed because of typhoon signal no. 8. */
          text: z.string(),
          /** The parts of the portal where it is shown; everywhere where none is named. */
          places: z.array(z.enum(announcementPlaces)),
        }),
      ),
    }),
  }),
}
