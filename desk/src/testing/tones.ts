/** The words that stand out by a sign and a colour. */
export const flagged = (words: string) =>
  [...document.querySelectorAll('span:has(> svg)')].filter((one) => one.textContent === words)

/** The colour of what is written. */
export const toneOf = (element: Element) => getComputedStyle(element).color
