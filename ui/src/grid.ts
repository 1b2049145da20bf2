/** A cell of a grid, counted from 0. */
export interface GridCell {
  row: number
  column: number
}

interface Pressed {
  key: string
  ctrlKey: boolean
}

/** Where a key leads within a grid, as the ARIA pattern has it; nothing where it leads nowhere. */
export const movedInGrid = (
  { rows, columns }: { rows: number; columns: number },
  { row, column }: GridCell,
  { key, ctrlKey }: Pressed,
): GridCell | undefined => {
  const within = (cell: GridCell) => ({
    row: Math.min(rows - 1, Math.max(0, cell.row)),
    column: Math.min(columns - 1, Math.max(0, cell.column)),
  })
  switch (key) {
    case 'ArrowUp':
      return within({ row: row - 1, column })
    case 'ArrowDown':
      return within({ row: row + 1, column })
    case 'ArrowLeft':
      return within({ row, column: column - 1 })
    case 'ArrowRight':
      return within({ row, column: column + 1 })
    case 'Home':
      return ctrlKey ? { row: 0, column: 0 } : { row, column: 0 }
    case 'End':
      return within({ row: ctrlKey ? rows : row, column: columns })
    default:
      return undefined
  }
}
