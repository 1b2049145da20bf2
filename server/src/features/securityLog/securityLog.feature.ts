import { feature } from '../../feature.ts'
import { purgeSecurityLog } from './securityLog.service.ts'

/** The security log: every attempt to prove or change an identity, and what was refused. Kept for as long as the settings say. */
export const securityLog = feature({
  purge: { securityLog: purgeSecurityLog },
})
