/** As a `ref`: the focus goes to an element when it comes. */
export const takeFocus = (element: HTMLElement | null) => element?.focus()
