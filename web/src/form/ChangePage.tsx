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
  /** Whether it is known by now if there is something to do: the way back comes below what stays. */
  known?: boolean
  /** Why there is nothing to do, in place of the form. */
  instead?: ReactNode
  /** Further advice, once it is done. */
  besides?: string
  children: ReactNode
}

/** One thing of the account to change: what there is, the form, and the way back. */
export function ChangePage({ title, now, done, known = true, instead, besides, children }: Props) {
  return (
    <FormPage>
      <h1 tabIndex={-1}>{title}</h1>
      {done ? (
        <>
          <Succeeded>{done}</Succeeded>
          {besides && <p>{besides}</p>}
        </>
      ) : (
        (instead ?? (
          <div className={page.sheet}>
            {now !== undefined && <p className={styles.now}>{now}</p>}
            {children}
          </div>
        ))
      )}
      {known && <BackToAccount />}
    </FormPage>
  )
}
