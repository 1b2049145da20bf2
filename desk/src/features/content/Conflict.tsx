import type { WrittenPage } from '@palaestra/contract'
import { Button, Notice } from '@palaestra/ui'
import * as texts from '#texts/content'
import { momentWritten } from '../../frame/dates.ts'
import { Differences } from './Differences.tsx'
import type { Look } from './look.ts'

interface Props {
  /** The page as a colleague has left it. */
  theirs: Look
  mine: WrittenPage
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** A colleague was faster: shows what is different, and lets the one who is here decide. Nothing is lost before that. */
export function Conflict({ theirs, mine, onKeepMine, onTakeTheirs }: Props) {
  const { draft, published } = theirs
  return (
    <div role="alert">
      <Notice kind="warning">
        <h2>{texts.conflict}</h2>
        <p>{draft ? texts.changedBy(draft.by, momentWritten(draft.at)) : texts.publishedMeanwhile}</p>
        <Differences before={draft ?? published} after={mine} />
        <p>
          <Button onClick={onKeepMine}>{texts.keepMine}</Button>{' '}
          <Button kind="quiet" onClick={onTakeTheirs}>
            {texts.takeTheirs}
          </Button>
        </p>
      </Notice>
    </div>
  )
}
