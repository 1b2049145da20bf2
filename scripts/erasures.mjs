// `npm run erasures` on any Node from 20 on: the receipt of a member who was erased, and that nothing of them is left.
import { bringPackages, handOver } from './node24.mjs'

bringPackages()
handOver('server/src/erasures.ts', ...process.argv.slice(2))
