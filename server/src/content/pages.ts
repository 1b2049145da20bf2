import { accessibility } from './pages/accessibility.ts'
import { classes } from './pages/classes.ts'
import { contact } from './pages/contact.ts'
import { demonstration } from './pages/demonstration.ts'
import { faq } from './pages/faq.ts'
import { membership } from './pages/membership.ts'
import { points } from './pages/points.ts'
import { pools, poolsMap } from './pages/pools.ts'
import { privacy } from './pages/privacy.ts'
import { readme } from './pages/readme.ts'
import { readmeGov } from './pages/readmeGov.ts'
import { readmeParent } from './pages/readmeParent.ts'
import { relatedWebsites } from './pages/relatedWebsites.ts'
import { serviceCharter } from './pages/serviceCharter.ts'
import { onlineCardNotice, parent, registerSteps, statement } from './pages/templates.ts'
import { mongHa, venues } from './pages/venues.ts'
import type { Page } from './said.ts'

/** Every content page and template at the start. */
export const pages: Page[] = [
  readme,
  readmeGov,
  readmeParent,
  faq,
  contact,
  relatedWebsites,
  serviceCharter,
  privacy,
  accessibility,
  demonstration,
  membership,
  points,
  classes,
  venues,
  mongHa,
  pools,
  poolsMap,
  registerSteps,
  statement,
  parent,
  onlineCardNotice,
]
