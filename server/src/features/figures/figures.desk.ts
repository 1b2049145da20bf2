import { desk } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { figuresService } from './figures.service.ts'

export const figuresDesk = (deps: Deps) =>
  handlers(desk.figures, { courts: ({ query, locale }) => figuresService(deps).ofMonth(query, locale) })
