export const title = 'Companions'
export const kinds = {
  own: { child: 'Accompanying child', player: 'Player', collector: 'Extra collector' },
  of_other: {
    child: 'Accompanying child of',
    player: 'Player of',
    collector: 'Extra collector of',
  },
}
export const relations = {
  guardian: 'parent or guardian',
  grandparent: 'grandparent',
  relative: 'another relative',
  friend: 'friend of the family',
  carer: 'carer',
}
export const states = {
  waiting: 'waiting for an answer',
  declined: 'said no (whoever asked is not told)',
  confirmed: 'confirmed',
  ended: 'never confirmed',
}
export const asked = (at: string) => `asked ${at}`
export const confirmed = (at: string) => `confirmed ${at}`
export const ended = (at: string, why: string) => `ended ${at} (${why})`
export const endedBecause = {
  owner: 'removed by the owner of the list',
  person: 'left by the other side',
  lapsed: 'no answer in time',
  of_age: '13 years old',
  guardian_ended: 'no longer the guardian',
  staff: 'ended by staff',
}
export const end = 'End the entry'
export const endOf = (who: string) => `End the entry: ${who}`
export const endWhat = (who: string) => `The entry with ${who} ends. If it was confirmed, both sides are told.`
export const done = 'The entry has ended.'
export const reason = 'Reason'
export const reasonHint = 'It is kept in the audit trail for good. Write no personal data.'
export const cancel = 'Cancel'
