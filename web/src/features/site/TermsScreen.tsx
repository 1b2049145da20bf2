import { useLoaderData } from '@tanstack/react-router'
import { longDay } from '#texts/day'
import * as texts from '#texts/site'
import { Content } from '../../frame/Content.tsx'
import styles from './site.module.css'
import { WithHelp } from './WithHelp.tsx'

/** Terms of use, in one of three forms: for all, for the government account, for parents (R21). */
export function TermsScreen() {
  const { title, updatedOn = '', blocks = [] } = useLoaderData({ strict: false }) ?? {}

  return (
    <WithHelp>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.quiet}>
        <time dateTime={updatedOn}>{texts.updatedOn(longDay(updatedOn))}</time>
      </p>
      <Content blocks={blocks} />
    </WithHelp>
  )
}
