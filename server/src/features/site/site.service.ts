import { isList, type Locale, Refusal } from '@palaestra/contract'
import server from '../../../package.json' with { type: 'json' }
import type { Deps } from '../../deps.ts'
import { filledIn } from '../../placeholders.ts'
import { settingsIn } from '../../settings.ts'
import { menuBelow, menuFrom } from './menu.rules.ts'
import { blocksIn } from './page.rules.ts'
import { siteTable } from './site.table.ts'

/** Seconds for which every process keeps the menu it has read: then it sees an editor’s change. */
const menuSeconds = 30

export const siteService = ({ db, clock, settings, signOn, origin, development }: Deps) => {
  const readMenu = async (locale: Locale) =>
    menuFrom(await siteTable(db).menu(locale), { hosts: settings.linkHosts, fill: filledIn(locale, settings) })

  const kept = new Map<Locale, { until: number; menu: ReturnType<typeof readMenu> }>()
  const menu = (locale: Locale) => {
    const now = clock.now().getTime()
    const last = kept.get(locale)
    if (last && last.until > now && last.until <= now + menuSeconds * 1000) return last.menu
    const menu = readMenu(locale)
    kept.set(locale, { until: now + menuSeconds * 1000, menu })
    menu.catch(() => kept.delete(locale))
    return menu
  }

  /** Of the pages and templates: no address leads to a list. */
  const keys = async () => (await siteTable(db).pageKeys()).map(({ key }) => key).filter((key) => !isList(key))

  return {
    /** `sportDomain`, when the product’s slug is `sport`. The key of the specification opens nothing and is empty. */
    init: () => ({ [`${settings.productSlug}Domain`]: origin, isDev: development, apiKey: '' }),

    setting: (locale: Locale) => ({
      ...settingsIn(locale, settings),
      version: server.version,
      isDev: development,
      signOn: signOn !== undefined,
      today: clock.today(),
    }),

    menu,
    menuBelow: async (root: string | undefined, locale: Locale) =>
      root ? menuBelow(await menu(locale), root) : menu(locale),

    /** Reads a content page or a template. @throws not_found */
    async page(key: string, locale: Locale) {
      const page = isList(key) ? undefined : await siteTable(db).page(key, locale)
      if (!page) throw new Refusal('not_found')
      const fill = filledIn(locale, settings)
      const blocks = blocksIn(page.blocks, { locale, hosts: settings.linkHosts, fill })
      return { ...page, title: fill(page.title), blocks }
    },

    /** Whether there is a page, or a template. */
    hasPage: async (key: string) => (await keys()).includes(key),

    /** A number that is another one after each publishing. */
    contentVersion: () => siteTable(db).versionsInAll(),

    /** Reads every page, by its key. */
    async pages(locale: Locale) {
      const pages = await Promise.all((await keys()).map(async (key) => [key, await this.page(key, locale)] as const))
      return Object.fromEntries(pages)
    },

    areas: (locale: Locale, which: { hidden: boolean }) => siteTable(db).areas(locale, which),
    pickUpPlaces: (locale: Locale, which: { hidden: boolean }) => siteTable(db).pickUpPlaces(locale, which),
    idTypes: (locale: Locale) => siteTable(db).idTypes(locale),
  }
}
