import * as texts from '#texts/points'
import { lanePath, scaleFor } from './lane.ts'
import styles from './report.module.css'
import type { Report } from './report.ts'

type Months = Report['monthlyHours']

/** In the units of the drawing, which are pixels where it has its full width. */
const lying = { width: 760, height: 250, start: 44, end: 8, top: 34, bottom: 34 }
const standing = { width: 300, month: 36, start: 70, end: 46, top: 4 }

/** Of a year without points the lane is a straight one at nothing. */
const useOfYear = (months: Months) => {
  const values = months.map(({ points }) => points)
  const scale = scaleFor(values, 5)
  return { values, scale, most: scale.at(-1) || 1 }
}

const Lying = ({ months }: { months: Months }) => {
  const { values, scale, most } = useOfYear(months)
  const { width, height, start, end, top, bottom } = lying
  const each = (width - start - end) / months.length
  const along = (index: number) => start + each * (index + 0.5)
  const out = (value: number) => height - bottom - ((height - top - bottom) * value) / most
  const points = values.map((value, index) => ({ along: along(index), out: out(value) }))
  const last = points.at(-1)
  return (
    <svg className={styles.lying} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={texts.yearSaid(months)}>
      {scale.map((value) => (
        <g key={value}>
          <path className={styles.line} d={`M${start} ${out(value)}H${width - end}`} />
          <text className={styles.scale} x={start - 8} y={out(value) + 4} textAnchor="end">
            {texts.amount(value)}
          </text>
        </g>
      ))}
      <path className={styles.lane} d={lanePath(points, each * 0.28, ({ along, out }) => `${along} ${out}`)} />
      {last && <circle className={styles.now} cx={last.along} cy={last.out} r="8" />}
      {months.map(({ month, points }, index) => (
        <g key={month}>
          <text className={styles.value} x={along(index)} y={out(points) - 14} textAnchor="middle">
            {texts.amount(points)}
          </text>
          <text className={styles.month} x={along(index)} y={height - 8} textAnchor="middle">
            {texts.monthShort(month)}
          </text>
        </g>
      ))}
    </svg>
  )
}

const Standing = ({ months }: { months: Months }) => {
  const { values, scale, most } = useOfYear(months)
  const { width, month: each, start, end, top } = standing
  const height = top + each * months.length + 4
  const along = (index: number) => top + each * (index + 0.5)
  const out = (value: number) => start + ((width - start - end) * value) / most
  const points = values.map((value, index) => ({ along: along(index), out: out(value) }))
  const last = points.at(-1)
  return (
    <svg className={styles.standing} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={texts.yearSaid(months)}>
      {scale.map((value) => (
        <path key={value} className={styles.line} d={`M${out(value)} ${top}V${height - 4}`} />
      ))}
      <path className={styles.lane} d={lanePath(points, each * 0.26, ({ along, out }) => `${out} ${along}`)} />
      {last && <circle className={styles.now} cx={last.out} cy={last.along} r="8" />}
      {months.map(({ month, points }, index) => (
        <g key={month}>
          <text className={styles.month} x="0" y={along(index) + 5}>
            {texts.monthShort(month)}
          </text>
          <text className={styles.value} x={out(points) + 15} y={along(index) + 5}>
            {texts.amount(points)}
          </text>
        </g>
      ))}
    </svg>
  )
}

/**
 * Twelve months as one lane of a track. One image with a sentence: the table below it has every figure. It lies where
 * there is room and runs down the page on a phone; the other one is not there.
 */
export function YearLane({ report: { monthlyHours, earning } }: { report: Report }) {
  return (
    <section className={styles.sheet}>
      <div>
        <h2>{texts.year}</h2>
        <p className={styles.quiet}>{texts.earns(earning.per30Minutes, earning.mostADay)}</p>
      </div>
      <Lying months={monthlyHours} />
      <Standing months={monthlyHours} />
    </section>
  )
}
