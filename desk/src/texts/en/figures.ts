export const title = 'Use of courts'
export const meaning =
  'How each facility is used in a month, by the hour of the day, in hours of courts. Nobody is named.'
export const month = 'Month'
export const loading = 'Loading…'
export const none = 'There are no hours to book in this month.'
export const all = 'All facilities'
export const byHour = 'By hour'
export const hoursOf = (facility: string) => `By hour: ${facility}`
export const facility = 'Facility'
export const hour = 'Hour'
export const columns = {
  offered: 'Available',
  booked: 'Booked',
  missed: 'Missed',
  ownUse: 'Own use',
  closed: 'Closed',
  cancelled: 'Cancelled',
}
export const share = 'Occupancy'
export const total = 'Total'
export const save = 'Download CSV'
/** For the heading of the file. */
export const venue = 'Venue'
