import type { CourseActivity, FacilityKind } from '@palaestra/contract'

/** A word of the lists that all publishers share. */
export interface Concept {
  '@type': 'Concept'
  '@id': string
  prefLabel: string
  inScheme: string
}

const concept =
  (list: 'facility-types' | 'activity-list') =>
  (prefLabel: string, id: string): Concept => ({
    ...{ '@type': 'Concept', '@id': `https://openactive.io/${list}#${id}` },
    ...{ prefLabel, inScheme: `https://openactive.io/${list}` },
  })
const facility = concept('facility-types')
const activity = concept('activity-list')

/** What kinds of courts are, in the list of facility types. That list has neither pools nor lanes of bowling. */
const facilityTypes: Partial<Record<FacilityKind, Concept>> = {
  badminton: facility('Badminton Court', '9db5681e-700e-4b30-99a5-355885d94db2'),
  table_tennis: facility('Table Tennis Table', '5b5e33b7-dc1f-44ba-8122-2c051a533959'),
  squash: facility('Squash Court', 'a1f82b7a-1258-4d9a-8dc5-bfc2ae961651'),
  tennis: facility('Tennis Court', 'becfafc0-c63f-444c-aed5-a3665f2d172d'),
  basketball: facility('Basketball Court', 'f4a323ed-d2d3-4bcd-be07-cd9cd0b25e5b'),
  volleyball: facility('Volleyball Court', '6a081b26-e16e-4c1d-a4d6-d65a370bced6'),
  futsal: facility('Futsal Court', '0d16f446-372b-4679-8a6f-775c80a26ba9'),
  football: facility('Football Pitch', '07e38aa9-4087-424e-95d0-0702d64e1a7a'),
}

/** What is done on courts and in classes, in the list of activities. */
const activities: Record<FacilityKind | CourseActivity, Concept> = {
  badminton: activity('Badminton', 'c0360db0-a817-4bae-9167-40f89b49fc9e'),
  table_tennis: activity('Table Tennis', '1a05993d-b206-4efe-85da-646fa340bdf4'),
  squash: activity('Squash', 'b7845b8a-4c0c-4a8f-93d3-d41d62eec889'),
  tennis: activity('Tennis', 'f2ea7405-6098-4378-b0fe-4e398a659fc4'),
  basketball: activity('Basketball', 'e09776e6-f1b4-421b-b667-5c5913cf97aa'),
  volleyball: activity('Volleyball', '065c8564-144a-4833-b95a-db8550e6ac86'),
  futsal: activity('Futsal', '1de4c90e-6a27-4bc4-a2be-437a443c7ded'),
  football: activity('Football', '0a5f732d-e806-4e51-ad40-0a7de0239c8c'),
  bowling: activity('Ten-Pin Bowling', '1caf9e44-b0b0-43ed-82e3-066f45637d07'),
  swimming: activity('Swimming', '2750229d-b725-4171-9276-376be913957c'),
  aerobics: activity('Aerobics', '678b9fc4-1860-4377-85b9-e4c01628582a'),
  yoga: activity('Yoga', 'bf1a5e00-cdcf-465d-8c5a-6f57040b7f7e'),
  tai_chi: activity('Tai Chi', 'c16df6ed-a4a0-4275-a8c3-1c8cff56856f'),
  dance: activity('Dance', '6ca15167-51da-4d91-a1ae-8a45dc47b0ea'),
  gymnastics: activity('Gymnastics', 'f6ccded0-2666-4a51-88a4-ed6905bb4313'),
  martial_arts: activity('Martial Arts', '2330f2d4-d0dc-4231-8dd9-07d37a452228'),
}

export const activityOf = (of: CourseActivity | FacilityKind) => [activities[of]]
/** What a kind of courts is: its type, or where the list has none, what is done there. */
export const kindOf = (kind: FacilityKind) => {
  const type = facilityTypes[kind]
  return type ? { facilityType: [type] } : { activity: activityOf(kind) }
}
/** All activities that feeds name. */
export const activityConcepts = Object.values(activities)
