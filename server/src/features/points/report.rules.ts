import { addMonths, type EntryKind, monthOf } from '@palaestra/contract'

/** What the ledger says of one month and one kind, in hundredths. */
interface Sum {
  month: string
  kind: EntryKind
  expiresOn: string
  amount: number
}
interface Attendance {
  month: string
  minutes: number
}

/** Points as people read them. */
export const inPoints = (hundredths: number) => hundredths / 100
/** Points as they are kept. */
export const inHundredths = (points: number) => Math.round(points * 100)
/** Hours to two digits, as a person would round them. */
const inHours = (minutes: number) => Math.round((minutes / 60) * 100) / 100
const monthsShown = 12

/** The figures of one month, in hundredths and minutes. What is left once its time is over has expired, at midnight. */
const monthFrom = (month: string, sums: readonly Sum[], minutes: number, today: string) => {
  const of = (...kinds: EntryKind[]) =>
    sums.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount, 0)
  const expiresOn = sums[0]?.expiresOn ?? null
  const points = of('earned', 'corrected')
  const used = -of('redeemed', 'returned', 'deducted')
  const over = expiresOn !== null && expiresOn < today
  const left = over ? 0 : points - used + of('expired')
  return { month, minutes, expiresOn, points, used, left, expired: points - used - left }
}
type Month = ReturnType<typeof monthFrom>

const total = (months: readonly Month[], of: (month: Month) => number) =>
  months.reduce((sum, month) => sum + of(month), 0)

/**
 * The report of a member (specification, section 3): each figure is a sum over the ledger, the hours over the visits.
 * Months newest first.
 */
export const reportFrom = ({
  member,
  today,
  sums,
  attendance,
}: {
  member: string
  today: string
  sums: readonly Sum[]
  attendance: readonly Attendance[]
}) => {
  const minutes = new Map(attendance.map((one) => [one.month, one.minutes]))
  const byMonth = Map.groupBy(sums, ({ month }) => month)
  const figuresOf = (month: string) => monthFrom(month, byMonth.get(month) ?? [], minutes.get(month) ?? 0, today)
  const months = [...new Set([...minutes.keys(), ...byMonth.keys()])].toSorted().toReversed().map(figuresOf)

  const thisMonth = monthOf(today)
  const lastYear = Array.from({ length: monthsShown }, (_, place) =>
    figuresOf(addMonths(thisMonth, place + 1 - monthsShown)),
  )
  return {
    balance: inPoints(total(months, ({ left }) => left)),
    totals: {
      totalHours: inHours(total(months, (month) => month.minutes)),
      points: inPoints(total(months, ({ points }) => points)),
      deductedPoints: inPoints(total(months, ({ used }) => used)),
      expiredPoints: inPoints(total(months, ({ expired }) => expired)),
      total: inPoints(total(months, ({ left }) => left)),
    },
    rows: months.map(({ month, minutes, expiresOn, points, used, left, expired }) => ({
      ...{ member, month: month.slice(0, 7) },
      totalHours: inHours(minutes),
      points: inPoints(points),
      total: inPoints(left),
      deductedPoints: inPoints(used),
      expiredPoints: inPoints(expired),
      pointsStartDate: expiresOn === null ? null : month,
      lastExpiryDate: expired > 0 ? expiresOn : null,
      pointsValidUntil: expiresOn,
    })),
    last12Months: {
      from: (lastYear[0]?.month ?? thisMonth).slice(0, 7),
      until: thisMonth.slice(0, 7),
      totalHours: inHours(total(lastYear, (month) => month.minutes)),
      points: inPoints(total(lastYear, ({ points }) => points)),
    },
    monthlyHours: lastYear.map(({ month, minutes, points }) => ({
      month: month.slice(0, 7),
      hours: inHours(minutes),
      points: inPoints(points),
    })),
    expiring: months
      .toReversed()
      .flatMap(({ expiresOn, left }) =>
        expiresOn !== null && left > 0 ? [{ on: expiresOn, points: inPoints(left) }] : [],
      ),
  }
}
