import { type Locale, pageUse, Refusal, type WrittenPage } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { fillableWords, filledIn } from '../../placeholders.ts'
import { blockIn } from '../site/page.rules.ts'
import { pageOf, pageTable } from './page.table.ts'

/** Pages as the staff see them: what is published, the draft of each, and what was published before. */
export const pageService = ({ db, settings }: Deps) => {
  return {
    async list() {
      const rows = await pageTable(db).all()
      const [inZh, inPt, inEn] = [filledIn('zh', settings), filledIn('pt', settings), filledIn('en', settings)]
      return {
        items: rows.map(({ key, updatedOn, by, at, publishAt, titleZh: zh, titlePt: pt, titleEn: en }) => ({
          ...{ key, updatedOn, use: pageUse(key) },
          title: { zh: inZh(zh), pt: inPt(pt), en: inEn(en) },
          draft: by === null || at === null ? null : { by, at: at.toISOString(), publishAt: momentOf(publishAt) },
        })),
      }
    },

    /** @throws not_found */
    async look(key: string) {
      const [published, draft] = await Promise.all([pageTable(db).published(key), pageTable(db).draft(key)])
      if (!published) throw new Refusal('not_found')
      return {
        ...{ key, use: pageUse(key), hosts: [...settings.linkHosts], words: fillableWords(settings) },
        published: { number: published.number, updatedOn: published.updatedOn, ...pageOf(published) },
        draft: draft
          ? {
              ...{ version: draft.version, by: draft.by, at: draft.editedAt.toISOString(), ...pageOf(draft) },
              publishAt: momentOf(draft.publishAt),
            }
          : null,
      }
    },

    /** What readers of a language would see: by the same rule as the page itself. */
    preview({ title, blocks }: WrittenPage, locale: Locale) {
      const reading = { locale, hosts: settings.linkHosts, fill: filledIn(locale, settings) }
      return { title: reading.fill(title[locale]), blocks: blocks.map((block) => blockIn(block, reading)) }
    },

    /** @throws not_found */
    async history(key: string) {
      const versions = await pageTable(db).versions(key)
      if (versions.length === 0) throw new Refusal('not_found')
      return { items: versions.map(({ number, at, by }) => ({ number, by, at: momentOf(at) })) }
    },

    /** @throws not_found */
    async version(key: string, number: number) {
      const version = await pageTable(db).version(key, number)
      if (!version) throw new Refusal('not_found')
      return { number, by: version.by, at: momentOf(version.publishedAt), ...pageOf(version) }
    },
  }
}

const momentOf = (moment: Date | null) => moment?.toISOString() ?? null
