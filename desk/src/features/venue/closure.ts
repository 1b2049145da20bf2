import type { desk, Given, Reply } from '@palaestra/contract'

export type Closure = Reply<typeof desk.venue.closures>['items'][number]
export type Venue = Reply<typeof desk.venue.places>['items'][number]
/** A closure as it is asked for. */
export type Asked = Given<typeof desk.venue.meets>['body']

/** Everything, from now until tonight. */
export const everythingTonight: Asked = {
  ...{ reason: 'typhoon', textZh: '', textPt: '', textEn: '' },
  ...{ venue: '', facility: '', court: '', fromDay: '', fromTime: '', untilDay: '', untilTime: '' },
}

/** What is asked for, as far as it is named. */
export const namesOf = (venues: readonly Venue[], { venue, facility, court, pool }: Asked) => {
  const ofVenue = venues.find(({ code }) => code === venue)
  const ofFacility = ofVenue?.facilities.find(({ code }) => code === facility)
  const ofCourt = ofFacility?.courts.find(({ code }) => code === court)
  const ofPool = ofVenue?.pools.find(({ code }) => code === pool)
  return [ofVenue, ofPool, ofFacility, ofCourt].flatMap((one) => one?.name ?? [])
}
