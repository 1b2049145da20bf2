import { feature } from '../../feature.ts'
import { purgeRateLimits } from './rateLimit.service.ts'
import { smsVolumeService } from './smsVolume.service.ts'

export const limit = feature({
  purge: {
    allowances: purgeRateLimits,
    mobilesAskedFrom: 'Goes with allowances.',
    smsHours: (deps) => smsVolumeService(deps).purge(),
  },
})
