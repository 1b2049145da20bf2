import { fairUse } from '@palaestra/contract'

export const title = 'Fair use'
export const meaning =
  'Use that may be unfair. To stand here proves nothing: look at the member’s file before you decide. Each look is written down.'
export const loading = 'Loading…'
export const nobody = 'Nobody in this month.'
export const missed = 'Bookings to which nobody came'
export const missedMeans =
  'Members who did not come to what they had booked in this month, in hours of courts. What was excused does not count.'
export const member = 'Member'
export const missedHours = 'Missed'
export const bookedHours = 'Bookings that are over'
export const collectors = 'Collectors of many'
export const collectorsMean = `Who is confirmed as a collector by more than ${fairUse.hirers} members whose bookings were used in this month. Who came is not on record, but who could have.`
export const collector = 'Collector'
export const hirers = 'Hirers'
export const passedOn = 'Hours that pass from hand to hand'
export const passedOnMeans = `One has cancelled and another has booked the same hour within ${fairUse.minutes} minutes, at least ${fairUse.times} times in this month. What a waiting list has given does not count.`
export const cancelledBy = 'Cancelled by'
export const bookedBy = 'Booked by'
export const times = 'Times'
