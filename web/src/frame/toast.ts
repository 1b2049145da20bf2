/** What is told in passing, and since when; one at a time. */
let shown: { text: string } | undefined
const changed = new Set<() => void>()

const show = (next: typeof shown) => {
  shown = next
  for (const tell of changed) tell()
}

export const toast = {
  say: (text: string) => show({ text }),
  close: () => show(undefined),
  shown: () => shown,
  onChange: (tell: () => void) => {
    changed.add(tell)
    return () => void changed.delete(tell)
  },
}
