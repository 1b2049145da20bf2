import { timingSafeEqual } from 'node:crypto'
import { Refusal } from '@palaestra/contract'
import type { NoTx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Uses } from '../../deps.ts'
import { after } from '../../ports/clock.ts'
import { auditService } from '../audit/audit.service.ts'
import { memberTable } from './member.table.ts'

export const picturePath = '/api/desk/member_picture'

/** Seconds for which a link works. */
const linkSeconds = 60
const pictures = ['photo', 'idCopy'] as const

interface Looking {
  memberId: number
  picture: (typeof pictures)[number]
  staffId: number
}

/** The photo and the ID copy of a member, for staff. Who opens one is written down. */
export const pictureService = (deps: Uses<'clock' | 'keys' | 'files', NoTx>) => {
  const { clock, keys, files, db } = deps
  const sealOf = (content: string) => keys.ofLink(`member picture ${content}`)

  return {
    /** Makes an address that works for a minute, for this member of staff: `member.picture.staff.second.seal`. */
    link({ memberId, picture, staffId }: Looking) {
      const content = `${memberId}.${picture}.${staffId}.${Math.floor(after(clock.now(), linkSeconds).getTime() / 1000)}`
      return `${picturePath}/${content}.${sealOf(content)}`
    },

    /** Returns the JPEG behind the last part of such an address, and writes down who opens it. @throws not_found */
    async behind(link: string) {
      const [memberId = '', name = '', staffId = '', endsAt = '', seal = ''] = link.split('.')
      const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(`${memberId}.${name}.${staffId}.${endsAt}`))]
      const isSealed = given.length === right.length && timingSafeEqual(given, right)
      if (!isSealed || Number(endsAt) * 1000 <= clock.now().getTime()) throw new Refusal('not_found')
      const picture = pictures.find((one) => one === name)
      const file = picture && (await memberTable(db).fileOf(Number(memberId), picture))
      const content = file && (await files.get(file))
      if (!content) throw new Refusal('not_found')
      const subject = { kind: 'member' as const, id: memberId }
      await inTransaction(deps, (deps) =>
        auditService(deps).write({ by: Number(staffId), act: 'looked', subject, detail: picture }),
      )
      return content
    },
  }
}
