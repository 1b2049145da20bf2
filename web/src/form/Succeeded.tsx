import { Notice } from '@palaestra/ui'
import type { ReactNode } from 'react'
import { takeFocus } from './takeFocus.ts'

/**
 * Says what has been done, in place of the form. That has gone, and its button with the focus: without taking it the
 * page could stay below the words.
 */
export const Succeeded = ({ children }: { children: ReactNode }) => (
  <Notice kind="success">
    <p role="status" ref={takeFocus} tabIndex={-1}>
      {children}
    </p>
  </Notice>
)
