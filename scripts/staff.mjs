// `npm run staff` on any Node from 20 on: decides who may work at the desk.
import { bringPackages, handOver } from './node24.mjs'

bringPackages()
handOver('server/src/staff.ts', ...process.argv.slice(2))
