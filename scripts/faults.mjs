// `npm run faults` on any Node from 20 on: breaks what the portal stands on, and counts what that costs.
import { build, buildIsOld } from './build.mjs'
import { bringPackages, handOver } from './node24.mjs'

bringPackages({ all: true })
if (buildIsOld() && !(await build())) process.exit(1)
handOver('faults/faults.ts', ...process.argv.slice(2))
