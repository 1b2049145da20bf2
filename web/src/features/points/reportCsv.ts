import * as texts from '#texts/points'
import type { Report } from './report.ts'

/** The months as a file for a spreadsheet, which knows by the mark that it is UTF-8. Figures and days alone: no formula. */
export const reportCsv = ({ rows }: Report) => {
  const { hours, points, used, expired, left } = texts.columns
  const lines = [
    [texts.month, hours, points, used, expired, left, texts.validUntil],
    ...rows.map((row) => [
      row.month,
      row.totalHours,
      row.points,
      row.deductedPoints,
      row.expiredPoints,
      row.total,
      row.pointsValidUntil ?? '',
    ]),
  ]
  return `\uFEFF${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`
}

/** Hands a text to the browser as a file. */
export const download = (text: string, name: string) => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
