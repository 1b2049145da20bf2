import { feature } from '../../feature.ts'
import { securityLogService } from './securityLog.service.ts'

export const securityLog = feature({
  purge: { securityLog: (deps) => securityLogService(deps).purge() },
})
