import { useLoaderData } from '@tanstack/react-router'
import { Content } from '../../frame/Content.tsx'
import styles from './site.module.css'

/** A page that the authority has written, by its address. */
export function PageScreen() {
  const { title, blocks } = useLoaderData({ from: '/$' })

  return (
    <article className={styles.page}>
      <h1 tabIndex={-1}>{title}</h1>
      <Content blocks={blocks} />
    </article>
  )
}
