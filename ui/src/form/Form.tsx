import { type ReactNode, type SubmitEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { useSubmit } from '../useSubmit.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import styles from './form.module.css'
import { FormContext } from './formContext.ts'
import {
  type Blamed,
  type Problems,
  problemsFrom,
  type Schema,
  sentencesOf,
  Unfit,
  type Written,
  wrongIn,
} from './problems.ts'
import { labelsIn, writtenIn } from './written.ts'

export interface FormLook {
  /** The verb on the button. */
  submit: string
  /** Whether there is something in the form that would be lost. */
  onHalfFilled?: (halfFilled: boolean) => void
  /** What stands in the form, whenever it changes: for who wants to keep it. */
  onWrite?: (written: Written) => void
  /** Called for a complaint about a field that is not in this form. */
  leadTo?: (field: string) => void
  /** What fields that are not in this form are called. */
  labels?: Record<string, string>
  /** Beside the button: the way back, for example. */
  aside?: ReactNode
  children?: ReactNode
}

interface Props extends FormLook {
  schema: Schema
  /** What to check and send, where it is not just what stands in the fields. */
  shape?: (written: Written) => object
  /** What else is wrong, as by today’s date. A complaint of the schema about the same field goes first. */
  alsoWrong?: (written: Written) => Blamed
  /** Throws what `problemsFrom` can tell. */
  deliver: (body: object) => Promise<void>
}

/**
 * A form that is checked by a schema of the contract, told what is wrong, and sent once. The fields are the
 * browser’s own, so what was typed stays after a refusal.
 */
export function Form({
  schema,
  shape = (written) => written,
  alsoWrong,
  deliver,
  submit: verb,
  aside,
  ...rest
}: Props) {
  const { children, onHalfFilled, onWrite, leadTo, labels } = rest
  const [problems, setProblems] = useState<Problems>()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const produced = useRef(new Map<string, () => Promise<string>>())

  const changed = () => {
    onHalfFilled?.(true)
    if (form.current) onWrite?.(writtenIn(form.current))
  }
  const report = (error: unknown) => {
    const { message, fields } = problemsFrom(error)
    const inForm = form.current ? labelsIn(form.current) : {}
    setProblems({ message, fields: inOrderOf(inForm, fields), labels: { ...labels, ...inForm } })
  }
  const { submitting, submit } = useSubmit(report)

  const check = (written: Written) => {
    const blamed = { ...alsoWrong?.(written), ...wrongIn(schema, shape(written)) }
    for (const name of produced.current.keys()) delete blamed[name]
    if (Object.keys(blamed).length > 0) throw new Unfit(sentencesOf(blamed))
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    submit(async () => {
      const written = writtenIn(element)
      check(written)
      setProblems(undefined)
      for (const [name, value] of produced.current) written[name] = await value()
      await deliver(shape(written))
    })
  }

  // Sent while it was only drawn (web/build/documents.ts).
  useEffect(() => {
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
    // `dialog`: a form that is drawn before its scripts are there must lead nowhere, or the address would say what is in it.
    <form ref={form} method="dialog" className={styles.form} noValidate onSubmit={onSubmit} onInput={changed}>
      {problems && <ErrorSummary form={id} problems={problems} leadTo={leadTo} />}
      <FormContext value={stable}>{children}</FormContext>
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={submitting}>
          {verb}
        </Button>
        {aside}
      </div>
    </form>
  )
}

/** What is wrong, from the top of the page to its end; what is not on the page comes last. */
const inOrderOf = (inForm: object, fields: Record<string, string>) => {
  const shown = Object.keys(inForm).flatMap((name) => (fields[name] ? [[name, fields[name]] as const] : []))
  return { ...Object.fromEntries(shown), ...fields }
}
