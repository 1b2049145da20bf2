import type { desk, Reply } from '@palaestra/contract'
import { Notice } from '@palaestra/ui'
import * as texts from '#texts/letter'
import { momentWritten } from '../../frame/dates.ts'

type Away = Reply<typeof desk.letter.list>['away'][number]

/** A channel that takes nothing from anybody: since when, why, and that nobody at the desk has to do anything. */
export function AwayNotice({ channel, since, reason }: Away) {
  return (
    <Notice kind="warning">
      <p>
        <strong>{texts.away[channel](momentWritten(since))}</strong> {texts.reasons[reason]}
      </p>
      <p>{texts.awayMeans}</p>
    </Notice>
  )
}
