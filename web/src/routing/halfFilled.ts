/** A form on the page that would lose something. */
export interface HalfFilled {
  /** True while something that was typed has not been sent. */
  when: () => boolean
  /** Keeps it with the server, where this form can; rejects when it could not. */
  save?: (() => Promise<unknown>) | undefined
  /** Begins to keep it while the page is unloaded. False when that is not likely to succeed. */
  saveOnUnload?: (() => boolean) | undefined
}

const forms = new Set<HalfFilled>()

/** The forms on the page that are half filled in: they are asked before a screen, or the document, is left. */
export const halfFilled = {
  add: (form: HalfFilled) => {
    forms.add(form)
    return () => void forms.delete(form)
  },
  /** True while leaving the screen would lose something. */
  any: () => [...forms].some(({ when }) => when()),
  /** Saves whatever can be saved, as before the document is fetched in another language. Never rejects: what could
   * not be saved is asked about by the browser. */
  save: async () => {
    await Promise.allSettled([...forms].filter(({ when }) => when()).map(({ save }) => save?.()))
  },
}
