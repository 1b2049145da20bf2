import { feature } from '../../feature.ts'
import { codeService } from './code.service.ts'
import { purgeLinks } from './link.service.ts'

/** One-time codes, and the secrets of links. */
export const code = feature({
  purge: { codes: (deps) => codeService(deps).purge(), links: purgeLinks },
})
