import { type CaseState, refusals } from '@palaestra/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import * as texts from '#texts/queue'
import { status } from '../frame/status.ts'
import { undo } from '../frame/undo.ts'
import { addressOf } from './addresses.ts'
import { lastView } from './lastView.ts'
import { type Here, useNext } from './queueContext.ts'

interface Decided {
  state: CaseState
  undoSeconds: number
  nextReference: string | null
}

/** What comes after a decision about a case of any kind, made or missed. */
export const useGoingOn = (here: Here, { close, lookAgain }: Record<'close' | 'lookAgain', () => void>) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { reference } = here
  const { next } = useNext(here)

  const goOn = async (waiting: string | null, said: string) => {
    // Who goes through what a search has found stays in it.
    const nextReference = next?.isFound ? next.reference : waiting
    close()
    void client.invalidateQueries({ queryKey: ['queue'] })
    if (nextReference) await navigate(addressOf(nextReference))
    else await navigate({ to: '/', search: lastView.address() })
    status.say(nextReference ? said : `${said} ${texts.queueEmpty}`)
  }

  return {
    goOn,

    /**
     * It is decided, or proposed to a second person; for a while it can be undone. `ended` is said where it has taken
     * effect, `deciding` where it can be undone.
     */
    decided: (
      decision: 'passed' | 'rejected',
      { state, undoSeconds, nextReference }: Decided,
      ended: string,
      deciding = texts.deciding[decision](reference),
    ) => {
      undo.offer(reference, undoSeconds)
      const said = { proposed: texts.proposed(reference), deciding }
      void goOn(nextReference, state === 'proposed' || state === 'deciding' ? said[state] : ended)
    },

    /** A colleague was faster: the page shows what they decided, or that they work on it. */
    lose: (refusal: number) => {
      close()
      void client.invalidateQueries({ queryKey: ['queue'] })
      lookAgain()
      if (refusal === refusals.already_decided) status.say(texts.decidedMeanwhile(reference))
    },
  }
}
