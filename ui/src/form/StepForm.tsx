import { Form, type FormLook } from './Form.tsx'
import type { Blamed, Schema, Written } from './problems.ts'

interface Props<S extends Schema> extends FormLook {
  schema: S
  /** What to check, where it is not just what stands in the fields. */
  shape?: (written: Written) => object
  /** What else is wrong, as by today’s date. */
  alsoWrong?: (written: Written) => Blamed
  /** What was written, checked and in its normal spelling. Throw here what else is to be told. */
  onStep: (step: S['_zod']['output']) => Promise<void>
}

/** One step of a longer form. */
export function StepForm<S extends Schema>({ schema, onStep, ...look }: Props<S>) {
  const deliver = async (body: object) => {
    await onStep(schema.parse(body))
    look.onHalfFilled?.(false)
  }
  return <Form {...look} schema={schema} deliver={deliver} />
}
