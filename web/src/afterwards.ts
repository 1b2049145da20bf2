import { keepName } from './api/name.ts'
import { announce } from './features/announcement/announce.ts'
import type { createPortalRouter } from './routing/router.ts'

/** What begins once the first screen stands, because nobody waits for it. */
export const afterwards = (router: ReturnType<typeof createPortalRouter>) => {
  keepName(router)
  announce(router)
}
