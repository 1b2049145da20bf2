import { api } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import * as texts from '#texts/dataCopy'
import { longMoment } from '#texts/day'
import { send } from '../../api/client.ts'
import { type Copy, save } from './copies.ts'
import styles from './dataCopy.module.css'
import { nameOf } from './names.ts'
import type { Act } from './useAct.ts'

interface Props {
  copy: Copy
  act: Act
}

/** One copy: being made, or there to be saved until its day. */
export function CopyRow({ copy: { id, of, own, askedAt, readyAt, endsAt, fetchedAt, size }, act }: Props) {
  const name = own ? texts.mine : nameOf(of)
  const download = () =>
    act.act(texts.saved, async () => save((await act.sendProved(api.dataCopy.fetch, { body: { id } })).address))
  const discard = () => act.act(texts.discarded, () => send(api.dataCopy.discard, { body: { id } }))
  return (
    <li className={styles.copy}>
      <h3>{texts.copyOf(name)}</h3>
      <p className={styles.quiet}>{texts.asked(longMoment(askedAt))}</p>
      {readyAt === null || endsAt === null || size === null ? (
        <p role="status">{texts.making}</p>
      ) : (
        <>
          <p>{texts.ready(longMoment(endsAt), Math.max(1, Math.ceil(size / 1000)))}</p>
          {fetchedAt && <p className={styles.quiet}>{texts.fetched(longMoment(fetchedAt))}</p>}
        </>
      )}
      <p className={styles.buttons}>
        {readyAt !== null && (
          <Button kind="primary" aria-disabled={act.submitting} aria-label={texts.downloadOf(name)} onClick={download}>
            {texts.download}
          </Button>
        )}
        <Button kind="quiet" aria-disabled={act.submitting} aria-label={texts.discardOf(name)} onClick={discard}>
          {texts.discard}
        </Button>
      </p>
    </li>
  )
}
