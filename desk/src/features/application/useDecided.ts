import { type ApplicationPicture, type desk, type Reply, refusals } from '@palaestra/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import * as texts from '#texts/application'
import { status } from '../../frame/status.ts'
import { undo } from '../../frame/undo.ts'
import type { Application } from './differences.ts'
import { lastView } from './lastView.ts'
import { useNext } from './queueContext.ts'

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

/** What comes after a decision, made or missed. */
export const useDecided = (
  application: Application,
  { close, lookAgain }: Record<'close' | 'lookAgain', () => void>,
) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { reference } = application
  const { next } = useNext(application)

  const goOn = async (waiting: string | null, said: string) => {
    // Who goes through what a search has found stays in it.
    const nextReference = next?.isFound ? next.reference : waiting
    close()
    void client.invalidateQueries({ queryKey: ['queue'] })
    if (nextReference) await navigate({ to: '/application/$reference', params: { reference: nextReference } })
    else await navigate({ to: '/', search: lastView.address() })
    status.say(nextReference ? said : `${said} ${texts.queueEmpty}`)
  }

  return {
    goOn,

    /** It is decided, or proposed to a second person; for a while it can be undone. */
    decided: (decision: 'passed' | 'rejected', { state, undoSeconds, memberNumber, nextReference }: Decided) => {
      undo.offer(reference, undoSeconds)
      const ended = decision === 'passed' ? texts.approved(reference, memberNumber ?? '') : texts.rejected(reference)
      const said = { proposed: texts.proposed(reference), deciding: texts.deciding[decision](reference) }
      void goOn(nextReference, state === 'proposed' || state === 'deciding' ? said[state] : ended)
    },

    /** A colleague was faster: the page shows what they decided, or that they work on it. */
    lose: (refusal: number) => {
      close()
      void client.invalidateQueries({ queryKey: ['queue'] })
      lookAgain()
      if (refusal === refusals.already_decided) status.say(texts.decidedMeanwhile(reference))
    },

    /** The server has not shown them to this person as they are now: they come anew. */
    seeAnew: (pictures: readonly ApplicationPicture[]) => {
      close()
      lookAgain()
      status.say(stillToSee(pictures))
    },
  }
}
