import { feature } from '../../feature.ts'
import { faceRoutes } from './face.routes.ts'

/** Faces: a person’s photo compared with the one that the identity bureau has. */
export const face = feature({
  routes: faceRoutes,
  purge: { faceFindings: 'Go with their picture.' },
})
