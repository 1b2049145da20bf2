import { Form, type FormLook } from './Form.tsx'
import type { Blamed, Schema, Written } from './problems.ts'

interface Props<S extends Schema> extends FormLook {
  schema: S
  /** Makes the object to check out of the fields; without it the fields are that object. */
  shape?: (written: Written) => object
  /** Further checks, as against today’s date. */
  alsoWrong?: (written: Written) => Blamed
  /** Takes the values, checked and normalised. What it throws is shown in the form. */
  onStep: (step: S['_zod']['output']) => Promise<void>
}

/** One step of a longer form. */
export function StepForm<S extends Schema>({ schema, onStep, ...look }: Props<S>) {
  const onSubmit = async (body: object) => {
    await onStep(schema.parse(body))
    look.onHalfFilled?.(false)
  }
  return <Form {...look} schema={schema} onSubmit={onSubmit} />
}
