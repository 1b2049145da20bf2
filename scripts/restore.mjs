// `npm run restore` on any Node from 20 on: what \`npm run backup\` has kept comes back.
import { bringPackages, handOver } from './node24.mjs'

bringPackages()
handOver('server/src/backup/main.ts', 'restore', ...process.argv.slice(2))
