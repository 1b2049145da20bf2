/** One measured figure with its budget. Without a value it could not be measured; `why` has the reason. */
export interface Figure {
  what: string
  unit: string
  value?: number
  atMost?: number
  atLeast?: number
  why?: string
}

/** True when it was measured and keeps its budget. */
export const holds = ({ value, atMost, atLeast }: Figure) =>
  value !== undefined && (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast)

const budgetOf = ({ atMost, atLeast }: Figure) =>
  atMost !== undefined ? `≤ ${atMost}` : atLeast !== undefined ? `≥ ${atLeast}` : 'told only'

const rounded = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3))))

/** One line per figure, for people. */
export const lineOf = (figure: Figure) => {
  const { what, value, unit, why } = figure
  const measured = value === undefined ? `not measured: ${why ?? 'nobody said why'}` : `${rounded(value)} ${unit}`
  const verdict = value === undefined ? '?' : holds(figure) ? '✓' : '✗'
  return `${verdict} ${what.padEnd(58)} ${measured.padStart(14)}   ${budgetOf(figure)}`
}

/** Counts the figures over their budget, and those that could not be measured. */
export const countsOf = (figures: Figure[]) => ({
  over: figures.filter((figure) => figure.value !== undefined && !holds(figure)).length,
  unmeasured: figures.filter(({ value }) => value === undefined).length,
})
