import { timingSafeEqual } from 'node:crypto'
import { Refusal } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { after } from '../../ports/clock.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable } from '../account/account.table.ts'
import { letterService } from '../letter/letter.service.ts'
import { sessionsNow } from '../session/session.service.ts'
import { dataCopyTable } from './dataCopy.table.ts'
import { partsOf } from './store.service.ts'

export const filePath = '/api/account/data_copy/file'

/** Seconds for which an address works. */
const addressSeconds = 60

interface Fetching {
  memberId: number
  sessionId: string
  id: string
}

/** How a copy leaves: by an address that works for a minute, and for as long as the session that has asked for it. */
export const fetchingService = (deps: Deps) => {
  const { db, clock, keys, files } = deps
  const sealOf = (content: string) => keys.ofLink(`data copy ${content}`)

  return {
    /** @throws data_copy_gone */
    async address({ memberId, sessionId, id }: Fetching) {
      if (!(await dataCopyTable(db).ready(id, memberId, clock.now()))) throw new Refusal('data_copy_gone')
      const content = `${id}.${sessionId}.${Math.floor(after(clock.now(), addressSeconds).getTime() / 1000)}`
      return { address: `${filePath}/${content}.${sealOf(content)}` }
    },

    /**
     * The copy behind the last part of such an address, part by part. The first time its member is told.
     * @throws not_found
     */
    async behind(address: string) {
      const [id = '', sessionId = '', endsAt = '', seal = ''] = address.split('.')
      const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(`${id}.${sessionId}.${endsAt}`))]
      const isSealed = given.length === right.length && timingSafeEqual(given, right)
      if (!isSealed || Number(endsAt) * 1000 <= clock.now().getTime()) throw new Refusal('not_found')
      const session = await sessionsNow({ db, clock }).byId(sessionId)
      const copy = session && (await dataCopyTable(db).ready(id, session.memberId, clock.now()))
      if (!copy || copy.content === null) throw new Refusal('not_found')
      await inTransaction(deps, async (deps) => {
        if (!(await dataCopyTable(deps.db).setFetched(id, deps.clock.now()))) return
        await letterService(deps).notify(await accountTable(deps.db).byId(copy.askedBy), {
          kind: 'notice',
          say: (language) => letters[language].dataCopy.fetched(deps.settings.hotline),
        })
      })
      return { size: copy.size, parts: partsOf(files, { content: copy.content, parts: copy.parts }) }
    },
  }
}
