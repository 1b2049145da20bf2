// `npm test` on any Node from 20 on: packages, then every stage under Node 24. Words choose the stages.
import { bringPackages, handOver } from './node24.mjs'

bringPackages({ all: true })
handOver('scripts/test.ts', ...process.argv.slice(2))
