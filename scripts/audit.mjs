// `npm run audit` on any Node from 20 on: says whether the audit trail was altered, and where.
import { bringPackages, handOver } from './node24.mjs'

bringPackages()
handOver('server/src/audit.ts', ...process.argv.slice(2))
