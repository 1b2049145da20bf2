/** Steps between the lines of a scale that a person reads at a glance: 1, 2 or 5 times a power of ten. */
export const stepFor = (most: number, lines: number) => {
  const least = Math.max(most / lines, 0.5)
  const power = 10 ** Math.floor(Math.log10(least))
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= least) ?? least
}

/** The lines of a scale from nothing up to what holds the largest value. */
export const scaleFor = (values: readonly number[], lines: number) => {
  const step = stepFor(Math.max(0, ...values), lines)
  const count = Math.max(1, Math.ceil(Math.max(0, ...values) / step))
  return Array.from({ length: count + 1 }, (_, place) => place * step)
}

interface Point {
  /** Along the months. */
  along: number
  /** How far out. */
  out: number
}

/**
 * One lane through all points: straight over each month, bent between two. `place` says where along and out are: lying
 * on a wide page, standing on a narrow one.
 */
export const lanePath = (points: readonly Point[], straight: number, place: (point: Point) => string) => {
  const [first] = points
  if (!first) return ''
  const parts = [`M${place({ along: first.along - straight, out: first.out })}`]
  for (const [index, point] of points.entries()) {
    const next = points[index + 1]
    // It ends where the present is.
    parts.push(`L${place({ along: point.along + (next ? straight : 0), out: point.out })}`)
    if (!next) continue
    const middle = (point.along + next.along) / 2
    parts.push(
      `C${place({ along: middle, out: point.out })} ${place({ along: middle, out: next.out })} ${place({ along: next.along - straight, out: next.out })}`,
    )
  }
  return parts.join(' ')
}
