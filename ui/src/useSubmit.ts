import { useRef, useState } from 'react'

/**
 * Does the work of a form or a button once, however often it is pressed meanwhile, and tells what went wrong.
 * `submitting` alone would be too late: the second click of a double click comes before the next render.
 */
export const useSubmit = (onError: (error: unknown) => void) => {
  const [submitting, setSubmitting] = useState(false)
  const underway = useRef(false)

  const submit = async (work: () => Promise<unknown>) => {
    if (underway.current) return
    underway.current = true
    setSubmitting(true)
    try {
      await work()
    } catch (error) {
      onError(error)
    } finally {
      underway.current = false
      setSubmitting(false)
    }
  }
  return { submitting, submit: (work: () => Promise<unknown>) => void submit(work) }
}
