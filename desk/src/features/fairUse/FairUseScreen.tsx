import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import * as texts from '#texts/fairUse'
import list from '../../frame/list.module.css'
import { Months } from '../../frame/Months.tsx'
import { MemberLink } from './MemberLink.tsx'
import { collectorsIn, missedIn, passedOnIn } from './queries.ts'
import { Report } from './Report.tsx'

/** Use of a month that may be unfair, with the way to the file of each member: what follows, a person decides there. */
export function FairUseScreen() {
  const { month } = useSearch({ from: '/inside/fair-use' })
  const missed = useInfiniteQuery(missedIn(month))
  const collectors = useInfiniteQuery(collectorsIn(month))
  const passedOn = useInfiniteQuery(passedOnIn(month))
  const shown = missed.data?.pages[0]
  return (
    <div className={list.page}>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className={list.lead}>{texts.meaning}</p>
      {shown && <Months to="/fair-use" {...shown} lastMonth={shown.thisMonth} />}
      <Report
        title={texts.missed}
        meaning={texts.missedMeans}
        columns={[texts.member, texts.missedHours, texts.bookedHours]}
        pages={missed}
        rows={missed.data?.pages
          .flatMap(({ items }) => items)
          .map(({ member, missed, booked }) => ({
            key: member.memberNumber,
            cells: [<MemberLink key="member" member={member} />, missed, booked],
          }))}
      />
      <Report
        title={texts.collectors}
        meaning={texts.collectorsMean}
        columns={[texts.collector, texts.hirers]}
        pages={collectors}
        rows={collectors.data?.pages
          .flatMap(({ items }) => items)
          .map(({ member, hirers }) => ({
            key: member.memberNumber,
            cells: [<MemberLink key="member" member={member} />, hirers],
          }))}
      />
      <Report
        title={texts.passedOn}
        meaning={texts.passedOnMeans}
        columns={[texts.cancelledBy, texts.bookedBy, texts.times]}
        pages={passedOn}
        rows={passedOn.data?.pages
          .flatMap(({ items }) => items)
          .map(({ from, to, times }) => ({
            key: `${from.memberNumber} ${to.memberNumber}`,
            cells: [<MemberLink key="from" member={from} />, <MemberLink key="to" member={to} />, times],
          }))}
      />
    </div>
  )
}
