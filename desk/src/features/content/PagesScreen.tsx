import { Button } from '@palaestra/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/content'
import { locale } from '#texts/document'
import { pages } from '../../api/queries.ts'
import { Day } from '../../frame/Day.tsx'
import { momentWritten } from '../../frame/dates.ts'
import { Failure } from '../../frame/Failure.tsx'
import { Flag } from '../../frame/Flag.tsx'
import list from '../../frame/list.module.css'
import styles from './content.module.css'
import { NewPage } from './NewPage.tsx'

const uses = ['page', 'terms', 'template', 'list'] as const

/** Every page of the portal, by what it is used for, each with its draft. */
export function PagesScreen() {
  const { data, error, refetch } = useQuery(pages)
  const client = useQueryClient()
  const navigate = useNavigate()
  const [beginning, setBeginning] = useState(false)
  const begun = async (key: string) => {
    await client.invalidateQueries({ queryKey: pages.queryKey })
    await navigate({ to: '/page', search: { key } })
  }
  return (
    <div className={list.page}>
      <h1 tabIndex={-1}>{texts.pages}</h1>
      <p className={list.lead}>{texts.meaning}</p>
      <p>
        <Button onClick={() => setBeginning(true)}>{texts.newPage}</Button>
      </p>
      {error && <Failure error={error} retry={refetch} />}
      {data &&
        uses.map((use) => (
          <section key={use} aria-labelledby={use}>
            <h2 id={use}>{texts.usesOf[use]}</h2>
            <ul className={styles.pages}>
              {data.items
                .filter((page) => page.use === use)
                .map(({ key, title, updatedOn, draft, state }) => (
                  <li key={key}>
                    <Link to="/page" search={{ key }}>
                      {title[locale]}
                    </Link>
                    {use !== 'list' && <span className={styles.key}>/{key}</span>}
                    {state === 'shown' ? (
                      <span>
                        {texts.changedOn} <Day of={updatedOn} />
                      </span>
                    ) : (
                      <Flag kind="info">{texts.states[state]}</Flag>
                    )}
                    {draft && (
                      <Flag kind={draft.publishAt ? 'success' : 'info'}>
                        {draft.publishAt
                          ? texts.willBePublished(momentWritten(draft.publishAt))
                          : texts.draftOf(draft.by, momentWritten(draft.at))}
                      </Flag>
                    )}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      {beginning && <NewPage onClose={() => setBeginning(false)} onBegun={begun} />}
    </div>
  )
}
