import { feature } from '../../feature.ts'
import { activationRoutes } from './activation.routes.ts'

export const activation = feature({ routes: activationRoutes })
