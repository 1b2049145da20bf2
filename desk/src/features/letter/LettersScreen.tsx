import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import * as texts from '#texts/letter'
import { letters } from '../../api/queries.ts'
import { Empty } from '../../frame/Empty.tsx'
import { Failure } from '../../frame/Failure.tsx'
import list from '../../frame/list.module.css'
import { status } from '../../frame/status.ts'
import { AwayNotice } from './AwayNotice.tsx'
import { LetterFilters } from './LetterFilters.tsx'
import { LetterTable } from './LetterTable.tsx'
import { SendAllAgain } from './SendAllAgain.tsx'

/** E-mails and text messages that wait to leave, and those that have ended undelivered. */
export function LettersScreen() {
  const { state = 'waiting', channel, after } = useSearch({ from: '/inside/letters' })
  const firstPage = { state, ...(channel && { channel }) }
  const { data, error, refetch } = useQuery(letters({ ...firstPage, ...(after && { after }) }))

  const heading = useRef<HTMLHeadingElement>(null)
  const [doneTimes, setDoneTimes] = useState(0)
  // What was pressed goes with its row, and would take the focus along.
  useEffect(() => {
    if (doneTimes > 0) heading.current?.focus()
  }, [doneTimes])

  const done = (said: string) => {
    void refetch()
    status.say(said)
    setDoneTimes((times) => times + 1)
  }

  return (
    <div className={list.page}>
      <h1 ref={heading} tabIndex={-1}>
        {texts.title}
      </h1>
      <p className={list.lead}>{texts.meaning}</p>
      {data?.away.map((one) => (
        <AwayNotice key={one.channel} {...one} />
      ))}
      <LetterFilters state={state} channel={channel} counts={data} />
      {error && <Failure error={error} retry={refetch} />}
      {data && data.items.length === 0 && <Empty said={texts.none[state]} />}
      {data && data.items.length > 0 && (
        <>
          <LetterTable state={state} items={data.items} away={data.away} onDone={done} />
          {state === 'ended' && <SendAllAgain items={data.items} channel={channel} onDone={done} />}
        </>
      )}
      {data && (after || data.next) && (
        <nav className={list.pages} aria-label={texts.pages}>
          {after && (
            <Link to="/letters" search={firstPage}>
              {texts.firstPage}
            </Link>
          )}
          {data.next && (
            <Link to="/letters" search={{ ...firstPage, after: data.next }}>
              {texts.nextPage}
            </Link>
          )}
        </nav>
      )}
    </div>
  )
}
