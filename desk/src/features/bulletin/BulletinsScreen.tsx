import { Button } from '@palaestra/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import * as texts from '#texts/bulletin'
import { momentWritten } from '../../frame/dates.ts'
import { Empty } from '../../frame/Empty.tsx'
import { Failure } from '../../frame/Failure.tsx'
import { Flag } from '../../frame/Flag.tsx'
import list from '../../frame/list.module.css'
import { More } from '../../frame/More.tsx'
import styles from './bulletin.module.css'
import { flagOf } from './bulletin.ts'
import { bulletins } from './queries.ts'

/** What staff have written to members, and are writing: how many have it, and how many of them have opened it. */
export function BulletinsScreen() {
  const pages = useInfiniteQuery(bulletins)
  const { data, error, refetch } = pages
  const navigate = useNavigate()
  const items = data?.pages.flatMap((page) => page.items) ?? []
  return (
    <div className={list.page}>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className={list.lead}>{texts.meaning}</p>
      <p>
        <Button onClick={() => navigate({ to: '/notice', search: {} })}>{texts.write}</Button>
      </p>
      {error && <Failure error={error} retry={refetch} />}
      {data && items.length === 0 && <Empty said={texts.none} />}
      {items.length > 0 && (
        <ul className={styles.bulletins}>
          {items.map(({ id, title, to, state, at, reached, read }) => (
            <li key={id}>
              <Link to="/notice" search={{ id: String(id) }}>
                {title || texts.untitled}
              </Link>
              <p className={styles.facts}>
                <Flag kind={flagOf[state]}>{texts.states[state]}</Flag>
                <span>{momentWritten(at)}</span>
                <span>{texts.audiences[to]}</span>
                {(state === 'sending' || state === 'sent' || state === 'withdrawn') && (
                  <span>{texts.readOf(read, reached)}</span>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      <More of={pages} />
    </div>
  )
}
