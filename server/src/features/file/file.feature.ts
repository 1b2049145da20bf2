import { feature } from '../../feature.ts'
import { purgeFiles } from './file.service.ts'

/** Uploaded pictures: judged and stored. */
export const file = feature({ purge: { files: purgeFiles } })
