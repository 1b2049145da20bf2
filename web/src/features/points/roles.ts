/**
 * What a table and its parts are, said once more: its rows are stacked on a phone, and some browsers believe the style
 * sheet and read such a table out as loose words.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnName: { role: 'columnheader' },
  rowName: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
