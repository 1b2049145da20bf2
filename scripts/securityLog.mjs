// `npm run security-log` on any Node from 20 on: prints the security log, since a moment and about a person.
import { bringPackages, handOver } from './node24.mjs'

bringPackages()
handOver('server/src/securityLog.ts', ...process.argv.slice(2))
