import type { ComponentProps } from 'react'
import { Field, type Named, type Room, useControl } from './Field.tsx'
import styles from './form.module.css'

type Props = Named & ComponentProps<'input'> & { room?: Room | undefined }

export function TextField({ label, hint, optional, room, ...input }: Props) {
  const named = { name: input.name, label, hint, optional }
  const { id, control, complaint } = useControl(named)
  return (
    <Field named={named} id={id} complaint={complaint} room={room}>
      <input className={styles.input} {...input} {...control} />
    </Field>
  )
}

export function TextArea({ label, hint, optional, ...area }: Named & ComponentProps<'textarea'>) {
  const named = { name: area.name, label, hint, optional }
  const { id, control, complaint } = useControl(named)
  return (
    <Field named={named} id={id} complaint={complaint}>
      <textarea className={styles.input} rows={4} {...area} {...control} />
    </Field>
  )
}
