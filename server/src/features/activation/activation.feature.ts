import { feature } from '../../feature.ts'
import { activationRoutes } from './activation.routes.ts'

/** The e-mailed link by which a new member opens the online account. */
export const activation = feature({ routes: activationRoutes })
