type Cell = string | number

/** Quoted, and no formula: the names are those that the authority has given. A number below zero stays one. */
const cell = (value: Cell) =>
  `"${(typeof value === 'number' ? String(value) : value.replace(/^[=+\-@]/, "'$&")).replaceAll('"', '""')}"`

/** Lines for a spreadsheet, which knows by the mark before them that they are UTF-8. */
export const csvOf = (lines: readonly (readonly Cell[])[]) =>
  `\uFEFF${lines.map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`
