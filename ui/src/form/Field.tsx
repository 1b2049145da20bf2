import { type ReactNode, use } from 'react'
import * as texts from '#texts/form'
import styles from './form.module.css'
import { FormContext } from './formContext.ts'

/** Name and words that every field has. */
export interface Named {
  name: string
  label: string
  hint?: string | undefined
  /** Says beside the label that it may stay empty. */
  optional?: boolean | undefined
}

/** Attributes that tie a control to its label, its hint and its complaint. */
export const useControl = ({ name, hint }: Named, ownComplaint?: string | null) => {
  const { id: form, blame } = use(FormContext)
  const complaint = ownComplaint === undefined ? blame[name] : (ownComplaint ?? undefined)
  const id = `${form}-${name}`
  const described = [hint && `${id}-hint`, complaint && `${id}-no`].filter(Boolean).join(' ') || undefined
  return {
    id,
    complaint,
    control: { id, name, 'aria-describedby': described, 'aria-invalid': complaint ? true : undefined },
  }
}

/** The label’s words; what may stay empty says so. */
export const labelOf = ({ label, optional }: Named) => (optional ? `${label}${texts.optional}` : label)

/** The mark is for who sees no red. */
const Mark = () => (
  <svg className={styles.mark} viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10" r="9" />
    <path d="M10 5v6M10 14v.5" />
  </svg>
)

export function Explained({
  id,
  hint,
  complaint,
}: {
  id: string
  hint?: string | undefined
  complaint?: string | undefined
}) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {complaint && (
        <p id={`${id}-no`} className={styles.complaint}>
          <Mark />
          {complaint}
        </p>
      )}
    </>
  )
}

/** How much is written there, in widths that are the same on every form: nothing said is the whole width. */
export type Room = 'code' | 'digits' | 'name'

interface FieldProps {
  named: Named
  id: string
  complaint?: string | undefined
  room?: Room | undefined
  children: ReactNode
}

/** Label, hint and complaint above a control. */
export function Field({ named, id, complaint, room, children }: FieldProps) {
  return (
    <div className={styles.field} data-field={named.name} data-label={named.label}>
      <label htmlFor={id}>{labelOf(named)}</label>
      <Explained id={id} hint={named.hint} complaint={complaint} />
      <div className={styles.control} data-room={room}>
        {children}
      </div>
    </div>
  )
}
