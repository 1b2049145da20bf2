// `npm run gate` on any Node from 20 on: an emulator of a gate, as a page in the browser.
import { bringPackages, handOver } from './node24.mjs'

bringPackages()
handOver('scripts/gate/server.ts', ...process.argv.slice(2))
