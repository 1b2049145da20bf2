// `npm run archive` on any Node from 20 on: years of visits that are over leave the database, into a file.
import { bringPackages, handOver } from './node24.mjs'

bringPackages()
handOver('server/src/archive/main.ts', ...process.argv.slice(2))
