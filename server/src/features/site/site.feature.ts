import { feature } from '../../feature.ts'
import { siteDesk } from './site.desk.ts'
import { siteRoutes } from './site.routes.ts'

/** The frame of the portal: names and addresses, lists, menu, content pages, public holidays. */
export const site = feature({
  routes: siteRoutes,
  desk: siteDesk,
  purge: {
    menuItems: 'Content of the portal.',
    areas: 'Content of the portal.',
    pickUpPlaces: 'Content of the portal.',
    idTypes: 'Content of the portal.',
    holidays: 'Content of the portal.',
  },
})
