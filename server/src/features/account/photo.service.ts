import { timingSafeEqual } from 'node:crypto'
import { Refusal } from '@palaestra/contract'
import type { NoTx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { after } from '../../ports/clock.ts'
import { fileService } from '../file/file.service.ts'

export const photoPath = '/api/account/photo'

/** Seconds for which a link works. */
const linkSeconds = 60

/** A member’s own photo, by a link that says nothing of them: an image asks with no token of a session. */
export const photoService = ({ db, clock, keys, files }: Uses<'clock' | 'keys' | 'files', NoTx>) => {
  const sealOf = (content: string) => keys.ofLink(`photo ${content}`)

  return {
    /** Makes an address that works for a minute, `file.second.seal`; null for a member without a photo. */
    link(photo: string | null) {
      if (photo === null) return null
      const content = `${photo}.${Math.floor(after(clock.now(), linkSeconds).getTime() / 1000)}`
      return `${photoPath}/${content}.${sealOf(content)}`
    },

    /** Returns the JPEG behind the last part of such an address, as large as a card shows it. @throws not_found, busy */
    async behind(link: string) {
      const [photo = '', endsAt = '', seal = ''] = link.split('.')
      const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(`${photo}.${endsAt}`))]
      const isSealed = given.length === right.length && timingSafeEqual(given, right)
      if (!isSealed || Number(endsAt) * 1000 <= clock.now().getTime()) throw new Refusal('not_found')
      const content = await fileService({ db, clock, files }).onCard(photo)
      if (!content) throw new Refusal('not_found')
      return content
    },
  }
}
