import { useLoaderData } from '@tanstack/react-router'
import { Content } from '../../frame/Content.tsx'
import styles from './site.module.css'
import { WithHelp } from './WithHelp.tsx'

/** A page that the authority has written, by its address. */
export function PageScreen() {
  const { key, title, blocks } = useLoaderData({ from: '/$' })
  const page = (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <Content blocks={blocks} />
    </>
  )

  // Of whom to ask that page tells by itself.
  return key === 'contact' ? <article className={styles.page}>{page}</article> : <WithHelp>{page}</WithHelp>
}
