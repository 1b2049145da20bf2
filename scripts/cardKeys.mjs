// `npm run card-keys` on any Node from 20 on: the keys that sign the codes of cards.
import { bringPackages, handOver } from './node24.mjs'

bringPackages()
handOver('server/src/cardKeys.ts', ...process.argv.slice(2))
