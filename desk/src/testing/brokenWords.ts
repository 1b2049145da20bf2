/** The Latin words and numbers that stand in two lines, because their column is too narrow for them. */
export const brokenWords = (element: Element) => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const broken: string[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{Script=Latin}\d(/)]+/gu)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (range.getClientRects().length > 1) broken.push(word)
    }
  }
  return broken
}
