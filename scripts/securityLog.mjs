// `npm run security-log` on any Node from 20 on: what the security log says, since when and about whom.
import { bringPackages, handOver } from './node24.mjs'

bringPackages()
handOver('server/src/securityLog.ts', ...process.argv.slice(2))
