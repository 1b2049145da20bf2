// `npm run sessions` on any Node from 20 on: ends the sessions of one member, or of all.
import { bringPackages, handOver } from './node24.mjs'

bringPackages()
handOver('server/src/sessions.ts', ...process.argv.slice(2))
