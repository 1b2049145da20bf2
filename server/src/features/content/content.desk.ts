import { desk } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { addressService } from './address.service.ts'
import { draftService } from './draft.service.ts'
import { pageService } from './page.service.ts'
import { publishingService } from './publishing.service.ts'

export const contentDesk = (deps: Deps) => {
  const [pages, drafts, publishing] = [pageService(deps), draftService(deps), publishingService(deps)]
  const addresses = addressService(deps)
  return handlers(desk.content, {
    list: () => pages.list(),
    look: ({ query }) => pages.look(query.key),
    preview: async ({ body: { language, ...page } }) => pages.preview(page, language),
    history: ({ query }) => pages.history(query.key),
    version: ({ query: { key, number } }) => pages.version(key, Number(number)),
    begin: ({ body: { key, titleZh: zh, titlePt: pt, titleEn: en }, staffId }) =>
      addresses.begin({ key, title: { zh, pt, en }, staffId }),
    takeOff: ({ body, staffId }) => addresses.takeOff({ ...body, staffId }),
    save: ({ body: { key, version, number, ...page }, staffId }) =>
      drafts.save({ key, version, number, staffId }, page),
    discard: ({ body, staffId }) => drafts.discard({ ...body, staffId }),
    restore: ({ body: { key, number, version }, staffId }) => drafts.restore({ key, version, staffId }, number),
    publish: ({ body: { key, version, ...when }, staffId }) => publishing.publish({ key, version, staffId }, when),
  })
}
