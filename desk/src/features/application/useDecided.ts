import type { ApplicationPicture, desk, Reply } from '@palaestra/contract'
import * as texts from '#texts/application'
import { useGoingOn } from '../../case/useGoingOn.ts'
import { status } from '../../frame/status.ts'
import type { Application } from './differences.ts'

type Decided = Reply<typeof desk.application.approve>

export const stillToSee = (pictures: readonly ApplicationPicture[]) =>
  texts.stillToSee(pictures.map((picture) => texts.pictureNames[picture]))

/** To the first of the pictures still to see, which by that is seen. */
export const leadTo = (pictures: readonly ApplicationPicture[]) => {
  const place = document.getElementById(`picture-${pictures[0]}`)
  place?.focus()
  place?.scrollIntoView({ block: 'center' })
  status.say(stillToSee(pictures))
}

/** What comes after a decision about an application, made or missed. */
export const useDecided = (application: Application, ways: Record<'close' | 'lookAgain', () => void>) => {
  const { decided, lose } = useGoingOn(application, ways)
  const { reference } = application

  return {
    lose,

    decided: (decision: 'passed' | 'rejected', reply: Decided) => {
      const { memberNumber } = reply
      const ended = decision === 'passed' ? texts.approved(reference, memberNumber ?? '') : texts.rejected(reference)
      decided(decision, reply, ended)
    },

    /** The server has not shown them to this person as they are now: they come anew. */
    seeAnew: (pictures: readonly ApplicationPicture[]) => {
      ways.close()
      ways.lookAgain()
      status.say(stillToSee(pictures))
    },
  }
}
