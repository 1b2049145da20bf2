import { feature } from '../../feature.ts'
import { choiceRoutes, stopAddress } from './choice.routes.ts'

/** What reaches members by e-mail and text message besides their account, as they choose; and the links that stop it. */
export const choice = feature({
  routes: choiceRoutes,
  addresses: stopAddress,
  purge: { noticeChoices: 'What a member has chosen; it goes with them.' },
})
