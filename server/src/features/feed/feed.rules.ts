import {
  type Audience,
  audiences,
  bands,
  constant,
  datasetPath,
  type Locale,
  pricesOn,
  type Swimmer,
  swimmers,
  weekdayOf,
} from '@palaestra/contract'
import { activityOf, kindOf } from './concept.rules.ts'
import type {
  PublishedCourse,
  PublishedFacility,
  PublishedHour,
  PublishedMeeting,
  PublishedPool,
  PublishedSession,
} from './published.table.ts'

/** Who publishes, and by which day and clock. */
export interface Publisher {
  /** The address of the portal, without a slash at the end. */
  origin: string
  authority: Record<Locale, string>
  hotline: string
  timeZone: string
  today: string
  /** The calendar day of a moment, and its time of day, hh:mm. */
  dayOf: (moment: Date) => string
  timeOf: (moment: Date) => string
}

type Named = Record<`name${Capitalize<Locale>}`, string>
type Placed = Record<`venue${Capitalize<Locale>}` | `address${Capitalize<Locale>}`, string> & {
  venueCode: string
  areaEn: string
}

const context = { '@context': 'https://openactive.io/' }

/** The model has one name: the English one. The others stand beside it, each under its language. */
const namesOf = ({ nameZh, namePt, nameEn }: Named) => ({
  name: nameEn,
  identifier: [
    { '@type': 'PropertyValue', propertyID: 'name-zh-Hant', value: nameZh },
    { '@type': 'PropertyValue', propertyID: 'name-pt', value: namePt },
  ],
})

/** The address under which a thing is known, and nothing has to be found at. */
export const idOf = (origin: string, path: string) => `${origin}${datasetPath}${path}`

const organizationOf = ({ origin, authority, hotline }: Publisher) => ({
  ...{ '@type': 'Organization', '@id': idOf(origin, 'organization'), name: authority.en },
  ...{ url: `${origin}/en/`, telephone: hotline },
})

const placeOf = (placed: Placed, { origin }: Publisher) => ({
  ...{ '@type': 'Place', '@id': idOf(origin, `places/${placed.venueCode}`) },
  ...namesOf({ nameZh: placed.venueZh, namePt: placed.venuePt, nameEn: placed.venueEn }),
  address: {
    '@type': 'PostalAddress',
    ...{ streetAddress: placed.addressEn, addressLocality: placed.areaEn, addressRegion: 'Macao' },
    // Macao has no postal codes, and the model asks for one: what the post offices of other countries write.
    ...{ postalCode: '999078', addressCountry: 'MO' },
  },
})

const momentOf = (moment: Date) => moment.toISOString().replace('.000', '')

/** A span as the model writes it: PT1H, PT1H30M. */
const durationOf = (from: Date, until: Date) => {
  const minutes = Math.round((until.getTime() - from.getTime()) / 60_000)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`
}
const spanOf = (from: Date, until: Date) => ({
  ...{ startDate: momentOf(from), endDate: momentOf(until), duration: durationOf(from, until) },
})

/** In patacas. What costs nothing has no currency. */
const priceOf = (avos: number) => ({ price: avos / 100, ...(avos > 0 && { priceCurrency: 'MOP' }) })

const swimmerNames: Record<Swimmer, string> = {
  adult: '成人 / Adulto / Adult',
  minor: '未成年人 / Menor / Minor',
  senior: '長者 / Idoso / Senior',
  child: '兒童 / Criança / Child',
}
const audienceNames: Record<Audience, string> = swimmerNames

const agesOf = (minValue: number, maxValue?: number) => ({
  ageRestriction: { '@type': 'QuantitativeValue', minValue, ...(maxValue !== undefined && { maxValue }) },
})
/** From which age to which a price holds, where the youngest is `least`. */
const agesOfAudience = (audience: Audience, least: number) => {
  if (audience === 'senior') return agesOf(Math.max(constant.seniorAge, least))
  if (audience === 'adult') return agesOf(Math.max(constant.adultAge, least), constant.seniorAge - 1)
  return agesOf(Math.min(least, constant.adultAge - 1), constant.adultAge - 1)
}

/** Children of a pool come with an adult. */
const firstAgeAlone = 13
const agesOfSwimmer = (swimmer: Swimmer) =>
  swimmer === 'child' ? agesOf(0, firstAgeAlone - 1) : agesOfAudience(swimmer, firstAgeAlone)

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'PublicHolidays']
const dayNamed = (weekday: number) => `https://schema.org/${days[weekday - 1]}`

interface Hours {
  opens: string
  closes: string
  fromDay: string
  untilDay: string | null
}
const hoursOf = <Said extends Hours>(said: readonly Said[], today: string, weekdaysOf: (one: Said) => number[]) =>
  said
    .filter(({ fromDay, untilDay }) => fromDay <= today && (untilDay === null || today <= untilDay))
    .map((one) => ({
      ...{ '@type': 'OpeningHoursSpecification', dayOfWeek: weekdaysOf(one).map(dayNamed) },
      ...{ opens: one.opens.slice(0, 5), closes: one.closes.slice(0, 5) },
    }))

/** The courts of one kind at a venue. */
export const facilityUse = (facility: PublishedFacility, by: Publisher) => {
  const id = idOf(by.origin, `facility-uses/f${facility.id}`)
  const url = `${by.origin}/en/vbs/venue?code=${facility.venueCode}&kind=${facility.kind}`
  const offers = bands.flatMap((band) => {
    const prices = pricesOn(facility.prices, by.today, band)
    if (!prices) return []
    return audiences.map((audience) => ({
      ...{ '@type': 'Offer', '@id': `${id}#${band}-${audience}` },
      ...{ name: `${audienceNames[audience]} (${band === 'peak' ? 'peak' : 'off-peak'})`, url },
      ...priceOf(prices[audience]),
      ...agesOfAudience(audience, facility.minimumAge),
    }))
  })
  return {
    ...{ ...context, '@type': 'FacilityUse', '@id': id, ...namesOf(facility), url },
    description: `${facility.venueEn}: one hour of a court, for ${facility.party} people at most`,
    ...{ location: placeOf(facility, by), provider: organizationOf(by), ...kindOf(facility.kind) },
    hoursAvailable: hoursOf(facility.hours, by.today, ({ weekday }) => [weekday]),
    ...(offers.length > 0 && { offers }),
  }
}

const poolAddress = (origin: string, code: string) => `${origin}/en/pools/tickets?pool=${code}`

/** A swimming pool. */
export const poolUse = (pool: PublishedPool, by: Publisher) => {
  const id = idOf(by.origin, `facility-uses/p${pool.id}`)
  const url = poolAddress(by.origin, pool.code)
  const everyDay = days.map((_, nr) => nr + 1)
  const offers = swimmers.flatMap((swimmer) => {
    const price = pool.prices
      .filter((one) => one.swimmer === swimmer && one.fromDay <= by.today)
      .toSorted((one, other) => one.fromDay.localeCompare(other.fromDay))
      .at(-1)
    if (!price) return []
    return {
      ...{ '@type': 'Offer', '@id': `${id}#${swimmer}`, name: swimmerNames[swimmer], url },
      ...priceOf(price.amount),
      ...agesOfSwimmer(swimmer),
    }
  })
  const season = pool.seasonFrom && `, open from ${pool.seasonFrom} until ${pool.seasonUntil} (month and day)`
  return {
    ...{ ...context, '@type': 'FacilityUse', '@id': id, ...namesOf(pool), url },
    description: `${pool.venueEn}: ${pool.kind} swimming pool${season ?? ''}`,
    ...{ location: placeOf(pool, by), provider: organizationOf(by), activity: activityOf('swimming') },
    hoursAvailable: hoursOf(pool.hours, by.today, () => everyDay),
    ...(offers.length > 0 && { offers }),
  }
}

/** The last part of the name of an hour in its feed, in UTC. */
export const hourRef = (moment: Date) => moment.toISOString().slice(0, 16).replaceAll(/\D/g, '')

/** An hour of all courts of a kind at a venue: on how many of them it is let, and how many nobody has. */
export const hourSlot = (hour: PublishedHour, { origin, dayOf }: Publisher) => {
  const use = idOf(origin, `facility-uses/f${hour.id}`)
  const id = `${use}/slots/${hourRef(hour.startsAt)}`
  const url = `${origin}/en/vbs/venue?code=${hour.venueCode}&kind=${hour.kind}&day=${dayOf(hour.startsAt)}`
  const amounts = { adult: hour.priceAdult, minor: hour.priceMinor, senior: hour.priceSenior }
  return {
    ...{ ...context, '@type': 'Slot', '@id': id, facilityUse: use, ...spanOf(hour.startsAt, hour.endsAt) },
    ...{ remainingUses: hour.free, maximumUses: hour.courts },
    offers: audiences.map((audience) => ({
      ...{ '@type': 'Offer', '@id': `${id}#${audience}`, name: audienceNames[audience], url },
      ...priceOf(amounts[audience]),
      ...agesOfAudience(audience, hour.minimumAge),
      validFromBeforeStartDate: durationOf(hour.opensAt, hour.startsAt),
    })),
  }
}

/** A session of a pool: a slot that so many people can use at once. */
export const poolSlot = (session: PublishedSession, { origin }: Publisher) => {
  const use = idOf(origin, `facility-uses/p${session.id}`)
  const id = `${use}/slots/${hourRef(session.startsAt)}`
  const amounts = {
    ...{ adult: session.priceAdult, minor: session.priceMinor, senior: session.priceSenior },
    child: session.priceChild,
  }
  return {
    ...{ ...context, '@type': 'Slot', '@id': id, facilityUse: use, ...spanOf(session.startsAt, session.endsAt) },
    ...{ remainingUses: Math.max(0, session.free), maximumUses: session.places },
    offers: swimmers.map((swimmer) => ({
      ...{ '@type': 'Offer', '@id': `${id}#${swimmer}`, name: swimmerNames[swimmer] },
      ...{ url: poolAddress(origin, session.code), ...priceOf(amounts[swimmer]), ...agesOfSwimmer(swimmer) },
      validFromBeforeStartDate: durationOf(session.advanceFrom, session.startsAt),
    })),
  }
}

const classAddress = (origin: string, code: string) => `${origin}/en/classes/class?code=${code}`

/** When a class meets: the weekdays of each time of day, from the first meeting to the last. */
const schedulesOf = ({ meetings, startsOn, endsOn }: PublishedCourse, { timeZone, dayOf, timeOf }: Publisher) => {
  const partial = { '@type': 'PartialSchedule', scheduleTimezone: timeZone }
  if (meetings.length === 0) return [{ ...partial, startDate: startsOn, endDate: endsOn }]
  const times = Map.groupBy(meetings, ({ startsAt, endsAt }) => `${timeOf(startsAt)} ${timeOf(endsAt)}`)
  return [...times].map(([time, all]) => {
    const [startTime, endTime] = time.split(' ')
    const on = all.map(({ startsAt }) => dayOf(startsAt)).toSorted()
    const weekdays = [...new Set(on.map(weekdayOf))].toSorted()
    return {
      ...{ ...partial, startDate: on[0], endDate: on.at(-1), startTime, endTime },
      ...{ repeatFrequency: 'P1W', byDay: weekdays.map(dayNamed) },
    }
  })
}

const statusOf = (isCancelled: boolean) => ({
  eventStatus: `https://schema.org/Event${isCancelled ? 'Cancelled' : 'Scheduled'}`,
})
const capacityOf = ({ places, taken, closed }: { places: number; taken: number; closed: string | null }) => ({
  ...{ maximumAttendeeCapacity: places, remainingAttendeeCapacity: closed ? 0 : places - taken },
})

interface Ages {
  minimumAge: number | null
  maximumAge: number | null
}
/** Always said: where it is not, those who harvest take it to be for adults. */
const agesOfClass = ({ minimumAge, maximumAge }: Ages) => ({
  ...{ '@type': 'QuantitativeValue', minValue: minimumAge ?? constant.applicantMinimumAge },
  ...(maximumAge !== null && { maxValue: maximumAge }),
})
const openTo = (ages: Ages) => ({
  ...{ genderRestriction: 'https://openactive.io/NoRestriction', ageRange: agesOfClass(ages) },
})

/** A class of a term. Who leads it is not said. */
export const sessionSeries = (course: PublishedCourse, by: Publisher) => {
  const id = idOf(by.origin, `session-series/c${course.id}`)
  const url = classAddress(by.origin, course.code)
  return {
    ...{ ...context, '@type': 'SessionSeries', '@id': id, ...namesOf(course), url },
    description: `${course.venueEn}, term ${course.term}: ${course.meetings.length} meetings, booked together`,
    ...{ location: placeOf(course, by), organizer: organizationOf(by), activity: activityOf(course.activity) },
    eventSchedule: schedulesOf(course, by),
    ...statusOf(course.closed !== null),
    maximumAttendeeCapacity: course.places,
    ...openTo(course),
    ...(course.price === 0 && { isAccessibleForFree: true }),
    offers: [
      {
        ...{ '@type': 'Offer', '@id': `${id}#term`, name: 'The whole term', url, ...priceOf(course.price) },
        ageRestriction: agesOfClass(course),
      },
    ],
  }
}

/** A meeting of a class; its places are those of the class. */
export const scheduledSession = (meeting: PublishedMeeting, { origin }: Publisher) => ({
  ...{ ...context, '@type': 'ScheduledSession', '@id': idOf(origin, `scheduled-sessions/m${meeting.id}`) },
  ...{ superEvent: idOf(origin, `session-series/c${meeting.courseId}`), url: classAddress(origin, meeting.code) },
  ...spanOf(meeting.startsAt, meeting.endsAt),
  ...statusOf(meeting.cancelled !== null || meeting.closed !== null),
  ...capacityOf(meeting),
  ...openTo(meeting),
})
