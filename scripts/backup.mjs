// `npm run backup` on any Node from 20 on: database, stored files and secret into a folder.
import { bringPackages, handOver } from './node24.mjs'

bringPackages()
handOver('server/src/backup/main.ts', 'backup', ...process.argv.slice(2))
