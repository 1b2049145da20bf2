/** The colour that a token of the style sheets stands for, as the browser writes it. For tests. */
export const colourOf = (token: string) => {
  const probe = document.body.appendChild(document.createElement('span'))
  probe.style.color = `var(${token})`
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
