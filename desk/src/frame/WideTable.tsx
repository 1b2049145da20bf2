import type { ReactNode } from 'react'
import list from './list.module.css'
import { tableRoles as roles } from './tableRoles.ts'

interface Props {
  label: string
  className: string | undefined
  children: ReactNode
}

/** A table that may be wider than the screen. */
export function WideTable({ label, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen has to be scrolled by keys too
    <section className={list.scroll} aria-label={label} tabIndex={0}>
      <table className={`${list.table} ${className}`} {...roles.table}>
        {children}
      </table>
    </section>
  )
}
