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
