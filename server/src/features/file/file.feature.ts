import { feature } from '../../feature.ts'
import { fileAddresses } from './file.routes.ts'
import { purgeFiles } from './file.service.ts'

/** Uploaded pictures: judged, stored, shown for a minute. */
export const file = feature({ addresses: fileAddresses, purge: { files: purgeFiles } })
