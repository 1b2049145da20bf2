export const what =
  'Other apps and websites can show what is free here, too. We publish our courts, swimming pools and classes as open data, in the format OpenActive.'
export const nobody = 'Nobody is named in it: only how many places are left.'
export const feeds = 'What is published'
export const inFeeds = {
  'facility-uses': {
    name: 'Courts and pools',
    what: 'What there is, where, when it is open and what it costs.',
  },
  'facility-use-slots': {
    name: 'Hours and sessions',
    what: 'Each hour of the courts and each session of the pools, with the places that are left.',
  },
  'session-series': {
    name: 'Classes',
    what: 'What they are of, for which ages, when they meet and what they cost.',
  },
  'scheduled-sessions': {
    name: 'Meetings of classes',
    what: 'Each meeting, with the places that are left, and whether it is cancelled.',
  },
}
export const dataset = 'Description for programs'
export const datasetWhat = 'Where the feeds are, as data.'
export const how = 'How to harvest'
export const steps = [
  'Ask for the address of a feed. The answer has up to 500 items.',
  'Keep each item under its id. Delete it when its state is “deleted”.',
  'Go on at the address “next” until there are no items.',
  'Ask again there, at most every 8 seconds. What has changed comes within a minute.',
  'Ask at least once a week: for 7 days a feed says what is gone.',
]
export const licence = 'Licence'
export const licenceWhat = (authority: string) =>
  `Anyone may use the data, also commercially, under the licence Creative Commons Attribution 4.0 (CC BY 4.0). Name the source: ${authority}.`
export const licenceWhole = 'Read the whole licence'
export const contact = 'Questions'
export const contactWhat = 'E-mail'
