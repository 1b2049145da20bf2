// `npm start` on any Node from 20 on: packages, a build when it is missing or old, then the server.
import { build, buildIsOld } from './build.mjs'
import { bringPackages, handOver } from './node24.mjs'

bringPackages()
if (buildIsOld()) {
  console.log('Building the web and the desk …')
  if (!(await build())) process.exit(1)
}
handOver('server/src/main.ts')
