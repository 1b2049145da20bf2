import { feature } from '../../feature.ts'
import { contactRoutes } from './contact.routes.ts'

export const contact = feature({ routes: contactRoutes })
