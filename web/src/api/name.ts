import { hydrated } from '../routing/hydrated.tsx'
import type { createPortalRouter } from '../routing/router.ts'
import { greet } from './greet.ts'
import { loadCache } from './loadCache.ts'
import { session } from './session.ts'

/** Fetches the member’s name. When it fails, only the greeting stays away (A08). */
const fetchName = async (anew: boolean) => {
  const [{ queryClient }, { memberInfo }] = await Promise.all([loadCache(), import('./memberInfo.ts')])
  greet(await queryClient.fetchQuery(anew ? { ...memberInfo, staleTime: 0 } : memberInfo))
}

/**
 * The member’s name for the greeting: asked for after each arrival at a protected screen, and where none is known. A
 * screen that asks for the member itself is left to do so (A08).
 */
export const keepName = (router: ReturnType<typeof createPortalRouter>) => {
  const ask = (anew: boolean) => {
    const screens = router.state.matches.map(({ staticData }) => staticData)
    if (screens.some(({ asksForMember }) => asksForMember)) return
    const needed = screens.some(({ needs }) => needs === 'token')
    if (session.token() && (needed || !session.name())) void fetchName(anew).catch(() => undefined)
  }
  // What the first screen has asked for itself is as new as can be.
  router.subscribe('onResolved', ({ fromLocation, pathChanged }) => pathChanged && ask(fromLocation !== undefined))
  // After hydration only: the response may be that the session has ended, which leads to the login.
  void hydrated.then(() => ask(false))
}
