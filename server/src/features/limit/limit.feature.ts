import { feature } from '../../feature.ts'
import { purgePlaces } from './knownPlace.service.ts'
import { purgeRateLimits } from './rateLimit.service.ts'
import { smsVolumeService } from './smsVolume.service.ts'

/**
 * Rate limits (`rateLimit`), the places from which a member is known (`knownPlace`), and the volume of text messages
 * against what is usual (`smsVolume`).
 */
export const limit = feature({
  alarms: (deps) => smsVolumeService(deps).raised(),
  purge: {
    allowances: purgeRateLimits,
    mobilesAskedFrom: 'Goes with allowances.',
    knownPlaces: purgePlaces,
    smsHours: (deps) => smsVolumeService(deps).purge(),
  },
})
