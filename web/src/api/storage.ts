const inMemory = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> => {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

/** Some web views have no storage, or refuse it: then it is remembered until the page is left. */
export const storageOf = (kind: 'localStorage' | 'sessionStorage') => {
  const memory = inMemory()
  const storage = () => {
    try {
      return (globalThis[kind] as Storage | undefined) ?? memory
    } catch {
      return memory
    }
  }
  return {
    read: (key: string) => storage().getItem(key) ?? undefined,
    write: (key: string, value: string) => storage().setItem(key, value),
    remove: (...keys: string[]) => {
      for (const key of keys) storage().removeItem(key)
    },
    clear: () => storage().clear(),
  }
}
