import { feature } from '../../feature.ts'
import { contactRoutes } from './contact.routes.ts'

/** Mobile and e-mail of a member: changing and confirming them. */
export const contact = feature({ routes: contactRoutes })
