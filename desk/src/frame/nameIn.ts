type List = { items: { code: string; name: string }[] } | undefined

/** The name of a code: dots while its list is on the way, and the code itself where a list knows it no longer. */
export const nameIn = (list: List, code: string) =>
  list ? (list.items.find((item) => item.code === code)?.name ?? code) : '…'
