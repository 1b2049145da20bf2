// `npm run letters` on any Node from 20 on: what has not left, and sending it again.
import { bringPackages, handOver } from './node24.mjs'

bringPackages()
handOver('server/src/letters.ts', ...process.argv.slice(2))
