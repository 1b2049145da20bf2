import { use, useEffect, useRef, useState } from 'react'
import * as texts from '#texts/form'
import styles from './form.module.css'
import { FormContext } from './formContext.ts'

interface Props {
  /** The name of the field that takes the solution. */
  name: string
  /** Fetches a challenge and solves it. The same function each time, or the check would begin anew. */
  solve: () => Promise<string>
  /** Shows nothing and begins only on submit: for a form that many see and few submit. */
  quiet?: boolean
}

/**
 * The security check: nothing to see, hear or type (WCAG 2.2, 3.3.8). It begins when the form is looked at, and
 * sending waits for it. A solution is good for once, so the next sending has a new one made.
 */
export function CaptchaField({ name, solve, quiet = false }: Props) {
  const { produce } = use(FormContext)
  const [state, setState] = useState<'running' | 'done' | 'failed'>('running')
  const solving = useRef<Promise<string>>(undefined)

  useEffect(() => {
    const run = async () => {
      setState('running')
      const solution = await solve()
      setState('done')
      return solution
    }
    const begin = () => {
      solving.current ??= run().catch((error) => {
        setState('failed')
        throw error
      })
      return solving.current
    }
    if (!quiet)
      begin().catch(() => {
        // Told when the form is sent, which tries again.
        solving.current = undefined
      })
    return produce(name, async () => {
      try {
        return await begin()
      } finally {
        solving.current = undefined
      }
    })
  }, [name, produce, solve, quiet])

  if (quiet) return null
  return (
    <p role="status" className={styles.check} data-state={state}>
      {texts.check[state]}
    </p>
  )
}
