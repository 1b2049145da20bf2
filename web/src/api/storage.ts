/** Some web views have no storage, or refuse it: then nothing is remembered, and all else works. */
export const storageOf = (kind: 'localStorage' | 'sessionStorage') => {
  const storage = () => {
    try {
      return globalThis[kind] as Storage | undefined
    } catch {
      return undefined
    }
  }
  return {
    read: (key: string) => storage()?.getItem(key) ?? undefined,
    write: (key: string, value: string) => storage()?.setItem(key, value),
    remove: (...keys: string[]) => {
      for (const key of keys) storage()?.removeItem(key)
    },
    clear: () => storage()?.clear(),
  }
}
