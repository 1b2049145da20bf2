import { type ReactNode, type SubmitEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import * as texts from '#texts/form'
import { Button, type ButtonKind } from '../Button.tsx'
import { useSubmit } from '../useSubmit.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import styles from './form.module.css'
import { FormContext } from './formContext.ts'
import {
  type Blamed,
  problemsFrom,
  type Schema,
  sentencesOf,
  type Told,
  ToldElsewhere,
  Unfit,
  type Written,
  wrongIn,
} from './problems.ts'
import { isChanged, labelsIn, writtenIn } from './written.ts'

export interface FormLook {
  /** The verb on the button. */
  submit: string
  /** How its button looks: red where what it does cannot be undone. */
  submitKind?: ButtonKind
  /** Called with true when the form holds something that would be lost, with false when it no longer does. */
  onHalfFilled?: (halfFilled: boolean) => void
  /** Called with the values on every change, so that they can be kept. */
  onWrite?: (written: Written) => void
  /** Leads to a field that is wrong and is not in this form. */
  leadTo?: (field: string) => void
  /** Labels of fields that are not in this form. */
  labels?: Record<string, string>
  /** Leads on who was refused, in the same box. */
  wayOn?: ReactNode
  /** Beside the button: the way back, for example. */
  aside?: ReactNode
  children?: ReactNode
}

interface Props extends FormLook {
  schema: Schema
  /** Makes the body to check and send out of the fields; without it the fields are the body. */
  shape?: (written: Written) => object
  /** Further checks, as against today’s date. A complaint of the schema about the same field wins. */
  alsoWrong?: (written: Written) => Blamed
  /** Throws what `problemsFrom` can tell. */
  onSubmit: (body: object) => Promise<void>
}

/**
 * A form that is checked by a schema of the contract, told what is wrong, and sent once. The fields are the
 * browser’s own, so what was typed stays after a refusal.
 */
export function Form({
  schema,
  shape = (written) => written,
  alsoWrong,
  onSubmit,
  submit: verb,
  aside,
  ...rest
}: Props) {
  const { submitKind, children, onHalfFilled, onWrite, leadTo, labels, wayOn } = rest
  const [problems, setProblems] = useState<Told>()
  const [mended, setMended] = useState<string>()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const produced = useRef(new Map<string, () => Promise<string>>())

  const changed = () => {
    onHalfFilled?.(true)
    if (!form.current) return
    const written = writtenIn(form.current)
    onWrite?.(written)
    if (!problems) return
    const left = stillWrong(problems, written, wrongNow(written))
    const gone = Object.keys(problems.fields).filter((name) => !(name in left))
    if (gone.length === 0) return
    setMended(gone.map((name) => problems.labels?.[name] ?? '').join(texts.and))
    setProblems(Object.keys(left).length > 0 ? { ...problems, fields: left } : undefined)
  }
  const report = (error: unknown) => {
    if (error instanceof ToldElsewhere) return setProblems(undefined)
    const { message, fields } = problemsFrom(error)
    const inForm = form.current ? labelsIn(form.current) : {}
    const at = form.current ? writtenIn(form.current) : {}
    setMended(undefined)
    setProblems({
      message,
      fields: inOrderOf(inForm, fields),
      labels: { ...labels, ...inForm },
      at,
      ofOurs: wrongNow(at),
    })
  }
  const { submitting, submit } = useSubmit(report)

  /** What the form finds wrong by itself, in sentences. */
  const wrongNow = (written: Written) => {
    const blamed = { ...alsoWrong?.(written), ...wrongIn(schema, shape(written)) }
    for (const name of produced.current.keys()) delete blamed[name]
    return sentencesOf(blamed)
  }
  const check = (written: Written) => {
    const wrong = wrongNow(written)
    if (Object.keys(wrong).length > 0) throw new Unfit(wrong)
  }

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    submit(async () => {
      const written = writtenIn(element)
      check(written)
      setProblems(undefined)
      setMended(undefined)
      for (const [name, value] of produced.current) written[name] = await value()
      await onSubmit(shape(written))
    })
  }

  // Written in, or submitted, while it was only prerendered (web/build/documents.ts).
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what happened before
  useEffect(() => {
    if (form.current && isChanged(form.current)) changed()
    const sentEarly = form.current?.dataset['sent'] !== undefined
    delete form.current?.dataset['sent']
    if (sentEarly) form.current?.requestSubmit()
  }, [])

  const content = {
    id,
    blame: problems?.fields ?? {},
    report,
    touch: changed,
    produce: (name: string, value: () => Promise<string>) => {
      produced.current.set(name, value)
      return () => produced.current.delete(name)
    },
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions read refs, and props that stay the same for a form
  const stable = useMemo(() => content, [id, problems])

  return (
    // `dialog`: without scripts a submit must lead nowhere, or the values would stand in the address.
    <form ref={form} method="dialog" className={styles.form} noValidate onSubmit={handleSubmit} onInput={changed}>
      {problems && <ErrorSummary form={id} problems={problems} leadTo={leadTo} wayOn={wayOn} />}
      <FormContext value={stable}>{children}</FormContext>
      <p aria-live="polite" className="unseen">
        {mended !== undefined && texts.mended(mended)}
      </p>
      <div className={styles.actions}>
        <Button type="submit" {...(submitKind && { kind: submitKind })} aria-disabled={submitting}>
          {verb}
        </Button>
        {aside}
      </div>
    </form>
  )
}

/**
 * The complaints that still hold: one of the form’s own as long as it would say the same again, one of the server’s as
 * long as the field has not been changed.
 */
const stillWrong = ({ fields, at, ofOurs }: Told, written: Written, ofOursNow: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, sentence]) =>
      ofOurs[name] === sentence ? ofOursNow[name] === sentence : written[name] === at[name],
    ),
  )

/** The complaints in the order of the fields on the page; those of other fields come last. */
const inOrderOf = (inForm: object, fields: Record<string, string>) => {
  const shown = Object.keys(inForm).flatMap((name) => (fields[name] ? [[name, fields[name]] as const] : []))
  return { ...Object.fromEntries(shown), ...fields }
}
