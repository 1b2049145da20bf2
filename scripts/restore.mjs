// `npm run restore` on any Node from 20 on: restores a backup of `npm run backup`.
import { bringPackages, handOver } from './node24.mjs'

bringPackages()
handOver('server/src/backup/main.ts', 'restore', ...process.argv.slice(2))
