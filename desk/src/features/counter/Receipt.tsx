import { foreignNameOf, type Locale } from '@palaestra/contract'
import { Button, Notice } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import * as texts from '#texts/counter'
import { setting, whoAmI } from '../../api/queries.ts'
import { dayOnPaper } from '../../frame/dates.ts'
import list from '../../frame/list.module.css'
import { receipt as en } from '../../texts/en/counter.ts'
import { receipt as pt } from '../../texts/pt/counter.ts'
import { receipt as zh } from '../../texts/zh/counter.ts'
import type { Received } from './CounterScreen.tsx'
import styles from './counter.module.css'

/** In the language of the applicant, whatever language the desk is in. */
const words: Record<Locale, typeof zh> = { zh, pt, en }
const tags = { zh: 'zh-Hant-MO', pt: 'pt-MO', en: 'en-GB' } as const

/** What the applicant takes home on paper. */
export function Receipt({ received, onNext }: { received: Received; onNext: () => void }) {
  const { reply, written } = received
  const { data: me } = useQuery(whoAmI)
  const { data: site } = useQuery(setting)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { language } = written
  const say = words[language]
  const name = [written.nameZh, foreignNameOf(written)].filter(Boolean).join(' ')
  const rows: [label: string, value: string][] = [
    [say.name, name],
    [say.reference, reply.reference],
    [say.receivedOn, dayOnPaper(tags[language], reply.receivedOn)],
    [say.decidedBy, dayOnPaper(tags[language], reply.dueOn)],
    [say.enteredBy, me?.name ?? ''],
  ]
  return (
    <div className={list.page}>
      <h1 ref={heading} tabIndex={-1}>
        {texts.received(reply.reference)}
      </h1>
      <div className={styles.besides}>
        <p>{texts.another}</p>
        {!reply.bureauAnswered && (
          <Notice>
            <p>{texts.bureauSilent}</p>
          </Notice>
        )}
      </div>
      <article className={styles.receipt} lang={tags[language]} aria-label={say.title}>
        <p>{site?.authority}</p>
        <h2>{say.title}</h2>
        <dl>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p>{say.next}</p>
        {site?.hotline && <p>{say.questions(site.hotline)}</p>}
      </article>
      <div className={styles.ways}>
        <Button onClick={() => window.print()}>{texts.print}</Button>
        <Button kind="quiet" onClick={onNext}>
          {texts.next}
        </Button>
      </div>
    </div>
  )
}
