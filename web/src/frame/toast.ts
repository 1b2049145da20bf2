/** What is told in passing, and since when; one at a time. */
let shown: { text: string } | undefined
const changed = new Set<() => void>()

const show = (next: typeof shown) => {
  shown = next
  for (const listener of changed) listener()
}

export const toast = {
  say: (text: string) => show({ text }),
  close: () => show(undefined),
  shown: () => shown,
  onChange: (listener: () => void) => {
    changed.add(listener)
    return () => void changed.delete(listener)
  },
}
