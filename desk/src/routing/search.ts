/** Search parameters are words. The router's own reading would make a number of `search=123`. */
export const parseSearch = (text: string): Record<string, unknown> => Object.fromEntries(new URLSearchParams(text))

export const stringifySearch = (search: Record<string, unknown>) => {
  const words = Object.entries(search).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return words.length > 0 ? `?${new URLSearchParams(words)}` : ''
}

const word = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** The named parameters of an address, as far as they are words. */
export const words = <Name extends string>(search: Record<string, unknown>, ...names: Name[]) =>
  Object.fromEntries(names.flatMap((name) => (word(search[name]) ? [[name, word(search[name])]] : []))) as Partial<
    Record<Name, string>
  >
