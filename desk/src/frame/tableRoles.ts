/**
 * What a table and its parts are, said once more, for one whose rows are stacked on a phone: some browsers believe the
 * style sheet, and read such a table out as loose words. Spread: a role that is written out beside its own element
 * looks like a slip.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnName: { role: 'columnheader' },
  rowName: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
