import { Button } from '@palaestra/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '#texts/announcement'
import { announcements, whoAmI } from '../../api/queries.ts'
import { Empty } from '../../frame/Empty.tsx'
import { Failure } from '../../frame/Failure.tsx'
import list from '../../frame/list.module.css'
import { status } from '../../frame/status.ts'
import { AddAnnouncement } from './AddAnnouncement.tsx'
import { type Announcement, AnnouncementRow } from './AnnouncementRow.tsx'
import styles from './announcement.module.css'
import { EndAnnouncement } from './EndAnnouncement.tsx'

/** What the authority tells everybody who opens the portal: what is to come, what is shown, and what was (X10). */
export function AnnouncementsScreen() {
  const { data, error, refetch } = useQuery(announcements)
  const { data: me } = useQuery(whoAmI)
  const client = useQueryClient()
  const [asking, setAsking] = useState<Announcement | 'new'>()
  const mayChange = me?.permissions.includes('content') ?? false
  const close = () => setAsking(undefined)
  const done = async (said: string) => {
    close()
    await client.invalidateQueries({ queryKey: announcements.queryKey })
    status.say(said)
  }

  return (
    <div className={list.page}>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className={list.lead}>{texts.meaning}</p>
      {mayChange && (
        <p>
          <Button onClick={() => setAsking('new')}>{texts.add}</Button>
        </p>
      )}
      {error && <Failure error={error} retry={refetch} />}
      {data?.items.length === 0 && <Empty said={texts.none} />}
      {data && data.items.length > 0 && (
        <ul className={styles.announcements}>
          {data.items.map((one) => (
            <AnnouncementRow
              key={one.id}
              announcement={one}
              onEnd={mayChange && one.state !== 'over' ? () => setAsking(one) : undefined}
            />
          ))}
        </ul>
      )}
      {asking === 'new' && <AddAnnouncement onClose={close} onDone={() => done(texts.added)} />}
      {asking && asking !== 'new' && (
        <EndAnnouncement announcement={asking} onClose={close} onDone={() => done(texts.ended)} />
      )}
    </div>
  )
}
