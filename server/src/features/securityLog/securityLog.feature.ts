import { feature } from '../../feature.ts'
import { securityLogService } from './securityLog.service.ts'

/** The security log: every attempt to prove or change an identity, and what was refused. Kept for a year. */
export const securityLog = feature({
  purge: { securityLog: (deps) => securityLogService(deps).purge() },
})
