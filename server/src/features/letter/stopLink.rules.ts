import { type Locale, type NoticeTopic, noticeTopics } from '@palaestra/contract'
import { stopPath } from '@palaestra/contract/links'
import type { Deps } from '../../deps.ts'
import { sealedBy } from '../../sealed.ts'

/** What the link at the end of an e-mail stops, and for whom. */
export interface Stop {
  memberId: number
  topic: NoticeTopic
}

const sealedFor = 'stop notices'
/** All seals are of one length, so that none says how old a member is here. */
const digits = 16

/**
 * The links that stop e-mails about something without a login. The seal hides whose they are, and cannot be made by
 * anybody else; it opens nothing and has no end, because an e-mail may be read years later.
 */
export const stopLinks = ({ keys, origin }: Pick<Deps, 'keys' | 'origin'>) => {
  const sealer = sealedBy(keys.keyFor(sealedFor))

  return {
    /** For people in their language; left out, for mail programs. */
    address({ memberId, topic }: Stop, language?: Locale) {
      const text = `${String(memberId).padStart(digits, '0')} ${noticeTopics.indexOf(topic)}`
      const seal = Buffer.from(sealer.seal(text, sealedFor), 'base64').toString('base64url')
      return `${origin}${language ? `/${language}` : ''}${stopPath}/${seal}`
    },

    /** Nothing comes back for what is no seal of ours. */
    read(seal: string): Stop | undefined {
      let text: string
      try {
        text = sealer.open(Buffer.from(seal, 'base64url').toString('base64'), sealedFor)
      } catch {
        return undefined
      }
      const [number, place] = text.split(' ')
      const topic = noticeTopics[Number(place)]
      return topic && { memberId: Number(number), topic }
    },
  }
}
