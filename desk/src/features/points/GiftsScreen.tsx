import { Button } from '@palaestra/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '#texts/points'
import { gifts } from '../../api/queries.ts'
import { Empty } from '../../frame/Empty.tsx'
import { Failure } from '../../frame/Failure.tsx'
import list from '../../frame/list.module.css'
import { status } from '../../frame/status.ts'
import { GiftDialog } from './GiftDialog.tsx'
import { GiftRow } from './GiftRow.tsx'
import type { Gift } from './gift.ts'
import styles from './points.module.css'

/** The gifts that members can exchange points for, and those that they do not see (O07). */
export function GiftsScreen() {
  const { data, error, refetch } = useQuery(gifts)
  const client = useQueryClient()
  const [writing, setWriting] = useState<Gift | 'new'>()
  const close = () => setWriting(undefined)
  const done = async (said: string) => {
    close()
    await client.invalidateQueries({ queryKey: gifts.queryKey })
    status.say(said)
  }
  return (
    <div className={list.page}>
      <h1 tabIndex={-1}>{texts.catalogue}</h1>
      <p className={list.lead}>{texts.catalogueMeans}</p>
      {error && <Failure error={error} retry={refetch} />}
      {data && (
        <p>
          <Button onClick={() => setWriting('new')}>{texts.addGift}</Button>
        </p>
      )}
      {data?.gifts.length === 0 && <Empty said={texts.noCatalogue} />}
      {data && data.gifts.length > 0 && (
        <ul className={styles.catalogue} aria-label={texts.catalogue}>
          {data.gifts.map((gift) => (
            <GiftRow key={gift.code} gift={gift} onChange={() => setWriting(gift)} />
          ))}
        </ul>
      )}
      {writing && (
        <GiftDialog
          gift={writing === 'new' ? undefined : writing}
          onClose={close}
          onDone={() => done(writing === 'new' ? texts.giftAdded : texts.giftChanged)}
        />
      )}
    </div>
  )
}
