import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import * as texts from '#texts/bulletin'
import { Failure } from '../../frame/Failure.tsx'
import list from '../../frame/list.module.css'
import { status } from '../../frame/status.ts'
import { BulletinEditor } from './BulletinEditor.tsx'
import { bulletin, bulletins } from './queries.ts'
import { SentBulletin } from './SentBulletin.tsx'

/** One notice by staff: being written, or what became of it. Without a number in the address, a new one. */
export function BulletinScreen() {
  const { id = '' } = useSearch({ from: '/inside/notice' })
  const { data, error, refetch } = useQuery({ ...bulletin(id), enabled: id !== '' })
  const client = useQueryClient()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  // Another editor for what is another notice by now: of the last one nothing stays.
  const [times, setTimes] = useState(0)

  const fresh = () => client.invalidateQueries({ queryKey: bulletins.queryKey })
  /** The same notice in another state: read anew, from its beginning. */
  const another = async (said: string) => {
    await Promise.all([refetch(), fresh()])
    setTimes((before) => before + 1)
    status.say(said)
    heading.current?.focus()
  }
  const gone = async (said: string) => {
    await fresh()
    status.say(said)
    await navigate({ to: '/notices' })
  }
  const isOpen = data?.state === 'draft' || data?.state === 'planned'

  return (
    <div className={list.page}>
      <p>
        <Link to="/notices">{texts.toAll}</Link>
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {id === '' ? texts.write : texts.notice}
      </h1>
      {error && <Failure error={error} retry={refetch} />}
      {(id === '' || isOpen) && (
        <BulletinEditor
          key={`${id} ${times}`}
          stored={data}
          onSaved={async (number) => {
            await fresh()
            if (id === '') await navigate({ to: '/notice', search: { id: String(number) }, replace: true })
            else await another(texts.saved)
          }}
          onAnother={another}
          onGone={gone}
        />
      )}
      {data && !isOpen && <SentBulletin bulletin={data} onAnother={another} />}
    </div>
  )
}
