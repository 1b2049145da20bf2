import type { ComponentProps, InputEvent } from 'react'
import * as texts from '#texts/form'
import { dayWhenLeft, dayWhileTyping } from './dayWriting.ts'
import { Field, type Named, useControl } from './Field.tsx'
import styles from './form.module.css'
import { TextField } from './TextField.tsx'

type Props = Named & ComponentProps<'input'>

/** A day is typed, because one knows it by heart: a calendar would make it a search. */
export function DayField({ hint = texts.dayHint, ...rest }: Props) {
  const write = (event: InputEvent<HTMLInputElement>) => {
    const { currentTarget: input, nativeEvent } = event
    const deleting = nativeEvent instanceof globalThis.InputEvent && nativeEvent.inputType.startsWith('delete')
    // In the middle of a day one is correcting it, and the caret must not jump.
    if (input.selectionStart !== input.value.length) return
    input.value = dayWhileTyping(input.value, deleting)
  }
  return (
    <TextField
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      room="digits"
      {...rest}
      onInput={write}
      onBlur={({ currentTarget }) => {
        currentTarget.value = dayWhenLeft(currentTarget.value)
      }}
    />
  )
}

/** A mobile of Macao. The country is said, so that nobody types it. */
export function MobileField({ label, hint = texts.mobileHint, optional, ...input }: Props) {
  const named = { name: input.name, label, hint, optional }
  const { id, control, complaint } = useControl(named)
  return (
    <Field named={named} id={id} complaint={complaint} room="digits">
      <div className={styles.joined}>
        <span className={styles.prefix} aria-hidden="true">
          +853
        </span>
        <input className={styles.input} type="tel" inputMode="tel" autoComplete="tel" {...input} {...control} />
      </div>
    </Field>
  )
}
