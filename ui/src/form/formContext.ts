import { createContext } from 'react'

interface FormContent {
  /** Begins the ids of the fields, so that two forms on a page do not meet. */
  id: string
  /** The complaints, by the names of the fields. */
  blame: Record<string, string>
  /** Shows an error that came up apart from sending the form, as where a code is asked for. */
  report: (error: unknown) => void
  /** Tells that something was changed that is not typed, as by an upload. */
  touch: () => void
  /** The value of a field that still takes time: sending waits for it. Gives back how to call it off. */
  produce: (name: string, value: () => Promise<string>) => () => void
}

export const FormContext = createContext<FormContent>({
  id: 'form',
  blame: {},
  report: () => {},
  touch: () => {},
  produce: () => () => {},
})
