const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`

export const table = (head: string[], rows: (string | number)[][]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

/** A missing sentence becomes an empty cell: the types and a law report it more clearly. */
export const inCells = (text = '') => text.replaceAll('|', '\\|')

export const inFence = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``

/** The head of every generated file. */
export const written = 'Written by `npm run docs` from `contract/`. Do not change it here.'
