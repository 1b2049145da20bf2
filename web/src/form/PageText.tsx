import { refusals } from '@palaestra/contract'
import { Refused } from '@palaestra/ui'
import type { ReactNode } from 'react'
import * as texts from '#texts/site'
import { fetchPage } from '../api/page.ts'
import { prerendered } from '../api/prerendered.ts'
import { useRequest } from '../api/useRequest.ts'
import { Content } from '../frame/Content.tsx'
import styles from './PageText.module.css'

interface Props {
  /** Its key. A page that the authority has not written is not missed. */
  page: string
  label: string
  /**
   * The form that agrees to the text. It comes with the text: nobody agrees to what they have not seen, and no tick moves
   * away under a finger when the text arrives.
   */
  children: ReactNode
}

/** A text of the authority, to be read where it is agreed to. Its links would lead out of the form, and are left out. */
export function PageText({ page, label, children }: Props) {
  const { data = prerendered.get(page), error } = useRequest(page, () => fetchPage(page))
  if (error instanceof Refused && error.code === refusals.not_found) return children
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, so the keyboard has to reach it */}
      <section className={styles.text} aria-label={label} aria-busy={!data} tabIndex={0}>
        {error && <p>{error.message}</p>}
        {!data && !error && <p role="status">{texts.loading}</p>}
        {data && <Content blocks={data.blocks.filter(({ kind }) => kind !== 'links')} plain />}
      </section>
      {(data || error) && children}
    </>
  )
}
