const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`

export const table = (head: string[], rows: (string | number)[][]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

/** Nothing, for a sentence that is missing: the types and a law of their own say so, more clearly. */
export const inCells = (text = '') => text.replaceAll('|', '\\|')

export const inFence = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``

/** What stands at the top of every file that nobody writes by hand. */
export const written = 'Written by `npm run docs` from `contract/`. Do not change it here.'
