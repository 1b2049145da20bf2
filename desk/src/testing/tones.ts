/** The words that stand out by a sign and a colour. */
export const flagged = (words: string) =>
  [...document.querySelectorAll('span:has(> svg)')].filter((one) => one.textContent === words)

/** The colour of what is written. */
export const toneOf = (element: Element) => getComputedStyle(element).color

/** A colour of the tokens, as a browser writes it. */
export const tone = (name: string) => {
  const element = document.createElement('i')
  element.style.color = `var(--${name})`
  document.body.append(element)
  const color = toneOf(element)
  element.remove()
  return color
}
