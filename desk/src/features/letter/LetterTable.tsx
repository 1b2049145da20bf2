import type { desk, LetterState, Reply } from '@palaestra/contract'
import * as texts from '#texts/letter'
import { momentWritten } from '../../frame/dates.ts'
import { Flag } from '../../frame/Flag.tsx'
import { WideTable } from '../../frame/WideTable.tsx'
import styles from './letters.module.css'
import { SendAgain } from './SendAgain.tsx'

type List = Reply<typeof desk.letter.list>
export type Undelivered = List['items'][number]

interface Props {
  state: LetterState
  items: Undelivered[]
  away: List['away']
  onDone: (said: string) => void
}

/** One row a letter. What was written in it stands nowhere here. */
export function LetterTable({ state, items, away, onDone }: Props) {
  const isAway = (letter: Undelivered) => away.some(({ channel }) => channel === letter.channel)
  return (
    <WideTable label={texts.title} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts.kind}</th>
          <th scope="col">{texts.recipient}</th>
          <th scope="col">{texts.writtenAt}</th>
          <th scope="col">{texts.reason}</th>
          <th scope="col">{texts.tries}</th>
          <th scope="col">{state === 'ended' ? texts.again : texts.nextTryAt}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <th scope="row">
              {texts.kinds[item.kind]} <Hold hold={item.hold} />
            </th>
            <td>
              {texts.channels[item.channel]} <span className={styles.hint}>{item.toHint}</span>
            </td>
            <td>
              <Moment at={item.writtenAt} />
            </td>
            <td>{item.reason ? texts.reasons[item.reason] : texts.notTried}</td>
            <td>{item.tries}</td>
            <td>
              {item.nextTryAt ? (
                <NextTry at={item.nextTryAt} isAway={isAway(item)} />
              ) : (
                <SendAgain letter={item} onDone={onDone} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{momentWritten(at)}</time>

/** While the channel is away its letters have no time of their own: they leave as soon as it is back. */
const NextTry = ({ at, isAway }: { at: string; isAway: boolean }) => (isAway ? texts.whenBack : <Moment at={at} />)

/** Somebody’s card hangs on this letter. */
function Hold({ hold }: Pick<Undelivered, 'hold'>) {
  if (hold === null) return null
  return <Flag kind={hold === 'standing' ? 'warning' : 'info'}>{texts.holds[hold]}</Flag>
}
