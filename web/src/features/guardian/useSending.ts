import { problemsFrom } from '@palaestra/ui'
import { useRef, useState } from 'react'

/** Sends something once, however often the button is pressed meanwhile, and tells why it did not go through. */
export const useSending = () => {
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  // A state would be too late for a double click.
  const underway = useRef(false)

  const start = async (send: () => Promise<void>) => {
    if (underway.current) return
    underway.current = true
    setSending(true)
    setProblem(undefined)
    try {
      await send()
    } catch (error) {
      setProblem(problemsFrom(error).message)
    } finally {
      underway.current = false
      setSending(false)
    }
  }
  return { sending, problem, start: (send: () => Promise<void>) => void start(send) }
}
