import { timingSafeEqual } from 'node:crypto'
import { type AuditSubject, Refusal } from '@palaestra/contract'
import type { NoTx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Uses } from '../../deps.ts'
import { after } from '../../ports/clock.ts'
import { auditService } from '../audit/audit.service.ts'

export const changePicturePath = '/api/desk/changes'

/** Seconds for which a link works. */
const linkSeconds = 60

interface Shown {
  /** The id of the file. */
  file: string
  /** What the picture is, in the audit trail: `photo`, `idCopy` … */
  name: string
  /** What it is looked at for. */
  subject: { kind: AuditSubject; id: string }
  staffId: number
}

/** The pictures of members, for staff: each one that is opened is written down before it is shown. */
export const changePictureService = (deps: Uses<'clock' | 'keys' | 'files', NoTx>) => {
  const { clock, keys, files } = deps
  const sealOf = (content: string) => keys.ofLink(`change ${content}`)

  return {
    /** Makes an address that works for a minute, for this member of staff: `file.name.kind.id.staff.second.seal`. */
    link({ file, name, subject, staffId }: Shown) {
      const endsAt = Math.floor(after(clock.now(), linkSeconds).getTime() / 1000)
      const content = `${file}.${name}.${subject.kind}.${subject.id}.${staffId}.${endsAt}`
      return `${changePicturePath}/${content}.${sealOf(content)}`
    },

    /** Returns the JPEG behind the last part of such an address. @throws not_found */
    async behind(link: string) {
      const [file = '', name = '', kind = '', id = '', staffId = '', endsAt = '', seal = ''] = link.split('.')
      const content = [file, name, kind, id, staffId, endsAt].join('.')
      const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(content))]
      const isSealed = given.length === right.length && timingSafeEqual(given, right)
      if (!isSealed || Number(endsAt) * 1000 <= clock.now().getTime()) throw new Refusal('not_found')
      const picture = await files.get(file)
      if (!picture) throw new Refusal('not_found')
      const subject = { kind: kind as AuditSubject, id } // The seal says that it is what a link was asked for.
      const entry = { by: Number(staffId), act: 'opened', subject, detail: name } as const
      await inTransaction(deps, (deps) => auditService(deps).write(entry))
      return picture
    },
  }
}
