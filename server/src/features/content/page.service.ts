import {
  addressesWith,
  keptIn,
  type Locale,
  leadsTo,
  pageUse,
  Refusal,
  type WrittenBlock,
  type WrittenPage,
} from '@palaestra/contract'
import type { Uses } from '../../deps.ts'
import { fillableWords, filledIn } from '../../placeholders.ts'
import { blocksIn } from '../site/page.rules.ts'
import { pageOf, pageTable } from './page.table.ts'

/** What publishing is judged by: what may stand in a page, what a menu may lead to, and what a list has to keep. */
export const around = async ({ db, settings }: Uses<'settings'>, published: readonly WrittenBlock[]) => {
  const shown = await pageTable(db).shown()
  const read = shown.map(({ key }) => key).filter((key) => ['page', 'terms'].includes(pageUse(key)))
  return {
    ...{ hosts: [...settings.linkHosts], words: fillableWords(settings), shown },
    ...{ addresses: addressesWith(read), kept: keptIn(published) },
  }
}

/** Of these pages and lists, those that lead to a page. */
export const leadingTo = <Page extends { key: string; blocks: WrittenBlock[] }>(key: string, shown: readonly Page[]) =>
  shown.filter((page) => page.key !== key && leadsTo(page.blocks).includes(`/${key}`))

const stateOf = ({ number, takenOff }: { number: number | null; takenOff: boolean }) => {
  if (number === null) return 'new' as const
  return takenOff ? ('off' as const) : ('shown' as const)
}

/** Pages as the staff see them: what is published, the draft of each, and what was published before. */
export const pageService = ({ db, settings }: Uses<'settings'>) => {
  return {
    async list() {
      const rows = await pageTable(db).all()
      const [inZh, inPt, inEn] = [filledIn('zh', settings), filledIn('pt', settings), filledIn('en', settings)]
      return {
        items: rows.map(({ key, updatedOn, by, at, publishAt, titleZh: zh, titlePt: pt, titleEn: en, ...page }) => ({
          ...{ key, updatedOn, use: pageUse(key), state: stateOf(page) },
          title: { zh: inZh(zh), pt: inPt(pt), en: inEn(en) },
          draft: by === null || at === null ? null : { by, at: at.toISOString(), publishAt: momentOf(publishAt) },
        })),
      }
    },

    /** @throws not_found */
    async look(key: string) {
      const [published, draft] = await Promise.all([pageTable(db).published(key), pageTable(db).draft(key)])
      if (!published) throw new Refusal('not_found')
      const [{ hosts, words, addresses, shown }, ours] = await Promise.all([
        around({ db, settings }, []),
        pageTable(db).isOurs(key),
      ])
      const linkedFrom = leadingTo(key, shown).map((page) => ({ key: page.key, title: pageOf(page).title }))
      return {
        ...{ key, use: pageUse(key), state: stateOf(published), ours, linkedFrom, hosts, words, addresses },
        published: { number: published.number ?? 0, updatedOn: published.updatedOn, ...pageOf(published) },
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
      return { title: reading.fill(title[locale]), blocks: blocksIn(blocks, reading) }
    },

    /** @throws not_found */
    async history(key: string) {
      const versions = await pageTable(db).versions(key)
      if (versions.length === 0 && !(await pageTable(db).published(key))) throw new Refusal('not_found')
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
