import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import * as texts from '#texts/content'
import { locale } from '#texts/document'
import { pageHistory, pageLook, pages } from '../../api/queries.ts'
import { Failure } from '../../frame/Failure.tsx'
import list from '../../frame/list.module.css'
import { status } from '../../frame/status.ts'
import { PageEditor } from './PageEditor.tsx'

/** One page of the portal: its draft being written, and what was published before. */
export function PageScreen() {
  const { key = '' } = useSearch({ from: '/inside/page' })
  const { data, error, refetch } = useQuery(pageLook(key))
  const client = useQueryClient()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  // Another editor for what is another page by now: of the last one nothing stays.
  const [times, setTimes] = useState(0)
  const another = async (said: string) => {
    await Promise.all([
      refetch(),
      client.invalidateQueries({ queryKey: pageHistory(key).queryKey }),
      client.invalidateQueries({ queryKey: pages.queryKey }),
    ])
    setTimes((before) => before + 1)
    status.say(said)
    heading.current?.focus()
  }

  const gone = async (said: string) => {
    // What was typed is gone with the page.
    await navigate({ to: '/pages', ignoreBlocker: true })
    await client.invalidateQueries({ queryKey: pages.queryKey })
    status.say(said)
  }

  return (
    <div className={list.page}>
      <p>
        <Link to="/pages">{texts.toPages}</Link>
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {data?.published.title[locale] ?? texts.page}
      </h1>
      {error && <Failure error={error} retry={refetch} />}
      {data && (
        <>
          <p className={list.lead}>{texts.uses[data.use](`/${key}`)}</p>
          <PageEditor key={`${key} ${times}`} look={data} onAnother={another} onGone={gone} />
        </>
      )}
    </div>
  )
}
