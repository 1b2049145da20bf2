import type { ReactNode } from 'react'
import { BackToAccount } from './BackToAccount.tsx'
import styles from './ChangePage.module.css'
import { FormPage } from './FormPage.tsx'
import page from './page.module.css'
import { Succeeded } from './Succeeded.tsx'

interface Props {
  title: string
  /** The present value in a sentence; undefined where none is shown. */
  now?: string | undefined
  /** Says what has been done, in place of the form. */
  done: string | undefined
  /** Further advice, once it is done. */
  besides?: string
  children: ReactNode
}

/** One thing of the account to change: what there is, the form, and the way back. */
export function ChangePage({ title, now, done, besides, children }: Props) {
  return (
    <FormPage>
      <h1 tabIndex={-1}>{title}</h1>
      {done ? (
        <>
          <Succeeded>{done}</Succeeded>
          {besides && <p>{besides}</p>}
        </>
      ) : (
        <div className={page.sheet}>
          {now !== undefined && <p className={styles.now}>{now}</p>}
          {children}
        </div>
      )}
      <BackToAccount />
    </FormPage>
  )
}
