import { refusals } from '@palaestra/contract'
import { Refused } from '@palaestra/ui'
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
}

/** A text of the authority, to be read where it is agreed to. Its links would lead out of the form, and are left out. */
export function PageText({ page, label }: Props) {
  const { data = prerendered.get(page), error } = useRequest(page, () => fetchPage(page))
  if (error instanceof Refused && error.code === refusals.not_found) return null
  return (
    // It scrolls by itself, so the keyboard has to reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={styles.text} aria-label={label} aria-busy={!data} tabIndex={0}>
      {error && <p>{error.message}</p>}
      {!data && !error && <p role="status">{texts.loading}</p>}
      {data && <Content blocks={data.blocks.filter(({ kind }) => kind !== 'links')} heading="h3" />}
    </section>
  )
}
