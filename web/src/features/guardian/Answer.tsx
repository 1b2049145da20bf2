import { api, type ConsentState, type Reply } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import * as texts from '#texts/guardian'
import page from '../../form/page.module.css'
import { useProof } from '../../form/useProof.tsx'
import styles from './guardian.module.css'
import { nameOf } from './names.ts'
import { Said } from './Said.tsx'
import { useSending } from './useSending.ts'

interface Props {
  child: Reply<typeof api.consent.look>
  hash: string
  onDone: (state: ConsentState) => void
}

/** What is asked of the guardian, in plain words, and the two answers. */
export function Answer({ child, hash, onDone }: Props) {
  const { sendProved, dialog } = useProof()
  const { sending, problem, start } = useSending()
  const give = (authorised: boolean) => () =>
    start(async () => onDone((await sendProved(api.consent.answer, { body: { hash, authorised } })).state))

  return (
    <div className={page.card}>
      <p className={styles.name}>{nameOf(child)}</p>
      <p>{texts.nowIs[child.state](nameOf(child))}</p>
      <p>{texts.yesMeans}</p>
      <ul className={styles.points}>
        {texts.yesMeansPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className={styles.ways}>
        <Link to="/readme-parent">{texts.readTerms}</Link>
      </p>
      <Said problem={problem} />
      <div className={styles.buttons}>
        <Button aria-disabled={sending} onClick={give(true)}>
          {texts.authorise}
        </Button>
        <Button kind="quiet" aria-disabled={sending} onClick={give(false)}>
          {texts.decline}
        </Button>
      </div>
      {dialog}
    </div>
  )
}
