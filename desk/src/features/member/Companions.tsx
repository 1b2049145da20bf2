import { desk, groupedMemberNumber } from '@palaestra/contract'
import { Button, CallForm, Dialog, TextArea } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '#texts/companion'
import { send } from '../../api/client.ts'
import { whoAmI } from '../../api/queries.ts'
import { momentWritten } from '../../frame/dates.ts'
import { status } from '../../frame/status.ts'
import type { File } from './acts.ts'
import styles from './member.module.css'

type Companion = File['companions'][number]

interface Props {
  file: File
  onDone: () => void
}

const called = ({ nameZh, namePt, memberNumber }: Companion) =>
  [nameZh, namePt, groupedMemberNumber(memberNumber)].filter(Boolean).join(' ')

/** How an entry stands, in one line. */
const lineOf = (companion: Companion) => {
  const { kind, part, relation, state, askedAt, confirmedAt, endedAt, endedBecause } = companion
  return [
    texts.kinds[part][kind],
    called(companion),
    relation && texts.relations[relation],
    texts.asked(momentWritten(askedAt)),
    confirmedAt ? texts.confirmed(momentWritten(confirmedAt)) : texts.states[state],
    endedAt && endedBecause && texts.ended(momentWritten(endedAt), texts.endedBecause[endedBecause]),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** With whom a member acts, and in whose lists they stand; and how the counter ends it. */
export function Companions({ file, onDone }: Props) {
  const { data: me } = useQuery(whoAmI)
  const [ending, setEnding] = useState<Companion>()
  const mayEnd = me?.permissions.includes('counter') ?? false
  const { companions, memberNumber } = file
  if (companions.length === 0) return null
  return (
    <section>
      <h3>{texts.title}</h3>
      <ul className={styles.lines}>
        {companions.map((companion) => (
          <li key={companion.id}>
            <p>{lineOf(companion)}</p>
            {mayEnd && companion.endedAt === null && (
              <div className={styles.acts}>
                <Button kind="quiet" aria-label={texts.endOf(called(companion))} onClick={() => setEnding(companion)}>
                  {texts.end}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {ending && (
        <Dialog title={texts.end} onClose={() => setEnding(undefined)}>
          <p>{texts.endWhat(called(ending))}</p>
          <CallForm
            call={desk.companion.end}
            send={send}
            shape={(written) => ({ ...written, memberNumber, id: ending.id })}
            submit={texts.end}
            onDone={() => {
              status.say(texts.done)
              setEnding(undefined)
              onDone()
            }}
            aside={
              <Button kind="quiet" onClick={() => setEnding(undefined)}>
                {texts.cancel}
              </Button>
            }
          >
            <TextArea name="reason" label={texts.reason} hint={texts.reasonHint} maxLength={1000} />
          </CallForm>
        </Dialog>
      )}
    </section>
  )
}
