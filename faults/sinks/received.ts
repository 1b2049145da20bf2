/** What a sink has taken, by the key that stays the same when something is sent again. */
export const received = () => {
  const times = new Map<string, number>()
  const texts = new Map<string, string[]>()
  return {
    add(key: string, to: string, text: string) {
      const before = times.get(key) ?? 0
      times.set(key, before + 1)
      if (before === 0) texts.set(to, [...(texts.get(to) ?? []), text])
    },
    /** The texts to one address or number, oldest first; a copy of one is no second text. */
    to: (whom: string) => texts.get(whom) ?? [],
    /** How many copies have come besides the first ones. */
    copies: () => [...times.values()].reduce((sum, count) => sum + count - 1, 0),
    count: () => times.size,
  }
}

export type Received = ReturnType<typeof received>
