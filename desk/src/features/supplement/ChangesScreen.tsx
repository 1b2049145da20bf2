import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import * as texts from '#texts/supplement'
import { changes } from '../../api/queries.ts'
import { Day } from '../../frame/Day.tsx'
import { Empty } from '../../frame/Empty.tsx'
import { Failure } from '../../frame/Failure.tsx'
import { Flag } from '../../frame/Flag.tsx'
import list from '../../frame/list.module.css'

/** The changes of what is on file that wait for a decision, the one due first at the top. */
export function ChangesScreen() {
  const { after } = useSearch({ from: '/inside/changes' })
  const { data, error, refetch } = useQuery(changes(after))

  return (
    <div className={list.page}>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className={list.lead}>{texts.meaning}</p>
      {error && <Failure error={error} retry={refetch} />}
      {data?.items.length === 0 && <Empty said={texts.none} />}
      {data && data.items.length > 0 && (
        <div className={list.scroll}>
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.reference}</th>
                <th scope="col">{texts.member}</th>
                <th scope="col">{texts.what}</th>
                <th scope="col">{texts.due}</th>
                <th scope="col">{texts.state}</th>
              </tr>
            </thead>
            <tbody>
              {data.items.map(({ reference, kind, nameZh, namePt, dueOn, daysLeft, corrected, holder }) => (
                <tr key={reference}>
                  <th scope="row">
                    <Link to="/change/$reference" params={{ reference }}>
                      {reference}
                    </Link>
                  </th>
                  <td>
                    {nameZh && <span lang="zh-Hant">{nameZh} </span>}
                    {namePt}
                  </td>
                  <td>{texts.kinds[kind]}</td>
                  <td>
                    <Day of={dueOn} /> {daysLeft < 0 && <Flag kind="danger">{texts.late}</Flag>}
                  </td>
                  <td>
                    {corrected && <Flag kind="info">{texts.corrected}</Flag>}{' '}
                    {holder && !holder.mine && <Flag kind="warning">{texts.withWhom(holder.name)}</Flag>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {data && (after || data.next) && (
        <nav className={list.pages} aria-label={texts.pages}>
          {after && <Link to="/changes">{texts.firstPage}</Link>}
          {data.next && (
            <Link to="/changes" search={{ after: data.next }}>
              {texts.nextPage}
            </Link>
          )}
        </nav>
      )}
    </div>
  )
}
