import { randomUUID } from 'node:crypto'
import type { Locale } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { after, day } from '../../ports/clock.ts'
import type { Finish } from '../../ports/jobs.ts'
import { settingsIn } from '../../settings.ts'
import { letters } from '../../texts/letters.ts'
import { type Entry, zipped } from '../../zip.ts'
import { accountTable } from '../account/account.table.ts'
import { nameIn } from '../consent/consent.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { dataCopyTable } from './dataCopy.table.ts'
import { heldTables, type Whose } from './held.rules.ts'
import { heldTable } from './held.table.ts'
import { pageEnd, pageOf, pageStart } from './page.rules.ts'
import { deleteParts, inParts, putPart } from './store.service.ts'

/** Makes the archive: a page to read, the same as JSON, and the pictures. */
export const archiveService = (deps: Deps) => {
  const { db, clock, files, settings } = deps

  /** What is shown, table by table. */
  const shown = heldTables.filter(([, { shows }]) => shows.length > 0).toReversed()

  async function* page(whose: Whose, language: Locale, pictures: ReadonlySet<string>) {
    yield Buffer.from(pageStart(language, settingsIn(language, settings), clock.now()))
    for (const [table, one] of shown) {
      let first = true
      for await (const rows of heldTable(db).rows(table, one, whose)) {
        yield Buffer.from(pageOf(rows, { table, language, first, timeZone: settings.timeZone, pictures }))
        first = false
      }
    }
    yield Buffer.from(pageEnd)
  }

  async function* json(whose: Whose) {
    yield Buffer.from(`{"madeAt":${JSON.stringify(clock.now())}`)
    for (const [table, one] of shown) {
      yield Buffer.from(`,\n"${table}":[`)
      let between = ''
      for await (const rows of heldTable(db).rows(table, one, whose)) {
        yield Buffer.from(between + rows.map((row) => JSON.stringify(row)).join(',\n'))
        between = ',\n'
      }
      yield Buffer.from(']')
    }
    yield Buffer.from('}\n')
  }

  async function* entries(whose: Whose, language: Locale): AsyncGenerator<Entry> {
    const stored = new Set<string>()
    for (const { id } of await heldTable(db).pictures(whose)) {
      const content = await files.get(id)
      // One that was deleted meanwhile is no longer held.
      if (!content) continue
      stored.add(id)
      yield { name: `pictures/${id}.jpg`, stored: true, content: [content] }
    }
    yield { name: 'index.html', content: page(whose, language, stored) }
    yield { name: 'data.json', content: json(whose) }
  }

  return {
    /**
     * Writes it part by part and tells who has asked. Tried again it begins anew under another name, and what was
     * written before is deleted; who is late with the old one stops at the next part.
     */
    async make(id: string, finish: Finish) {
      const before = await dataCopyTable(db).byId(id)
      const whose = before && (await heldTable(db).whose(before.memberId))
      if (!before || !whose || before.readyAt) return
      await deleteParts(files, before)
      const content = randomUUID()
      if (!(await dataCopyTable(db).begin(id, content))) return

      let [parts, size] = [0, 0]
      for await (const bytes of inParts(zipped(entries(whose, before.language), clock.now()))) {
        if (!(await dataCopyTable(db).countPart(id, content, parts + 1))) return deleteParts(files, { content, parts })
        await putPart(files, content, parts, bytes)
        parts += 1
        size += bytes.length
      }

      const isReady = await inTransaction(deps, async (deps) => {
        const readyAt = deps.clock.now()
        const endsAt = after(readyAt, settings.retention.dataCopies * day)
        const ready = await dataCopyTable(deps.db).setReady(id, content, { size, readyAt, endsAt })
        if (ready) await tell(deps, ready)
        await finish(deps.db)
        return ready !== undefined
      })
      if (!isReady) await deleteParts(files, { content, parts })
    },
  }
}

interface Ready {
  askedBy: number
  memberId: number
  endsAt: Date
}

const tell = async (deps: Parameters<typeof letterService>[0], { askedBy, memberId, endsAt }: Ready) => {
  const asker = await accountTable(deps.db).byId(askedBy)
  const subject = await accountTable(deps.db).byId(memberId)
  const { hotline, timeZone } = deps.settings
  await letterService(deps).notifyOnce(asker, {
    kind: 'notice',
    say: (language) =>
      letters[language].dataCopy.ready({ name: nameIn(language, subject), until: endsAt, timeZone, hotline }),
  })
}
