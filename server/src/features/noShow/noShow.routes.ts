import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { noShowList } from './noShow.service.ts'

export const noShowRoutes = (deps: Deps) =>
  handlers(api.noShow, {
    mine: ({ memberId, locale }) => noShowList(deps).mine(memberId, locale),
  })
