// `npm start` on any Node from 20 on: packages, a build when it is missing or old, then the server.
import { build, buildIsOld } from './build.mjs'
import { bringPackages, handOver } from './node24.mjs'

bringPackages()
if (buildIsOld()) {
  console.log('Building the web and the desk …')
  if (!(await build())) process.exit(1)
}
// Beside the embedded database there are few people, and one machine for all of it: with little space for young objects
// the server takes a fifth less memory. A server of many has the space that Node gives it (docs/decisions/0013-measured.md).
const young = process.env['DATABASE_URL'] ? [] : ['--max-semi-space-size=4']
handOver(...young, 'server/src/main.ts')
