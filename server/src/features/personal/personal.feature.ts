import { feature } from '../../feature.ts'
import { personalRoutes } from './personal.routes.ts'

/** Personal data that a member changes at once: address, area, pick-up place, telephone, language, promotions. */
export const personal = feature({ routes: personalRoutes })
