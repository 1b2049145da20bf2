export const says = 'What the member says'
export const against = 'Suspension appealed against'
export const why = 'Reason for the suspension'
export const setBy = (name: string, at: string) => `Set by ${name || 'the portal'} on ${at}`
export const until = (day: string) => `until ${day}`
export const ended = (at: string) => `Ended on ${at}`
export const stands = 'in force'
export const noReason = 'No reason is on record.'
export const file = 'Open the member’s file'
export const ownHold = 'You have set this suspension yourself. A colleague has to decide about the appeal.'
export const approveWhich = (which: string) => `Approve the appeal ${which}`
export const rejectWhich = (which: string) => `Reject the appeal ${which}`
export const approvalMeans = 'The suspension ends, and the member gets the reason that you write.'
export const rejectionMeans =
  'The suspension stands. The member gets the reason that you write, and cannot appeal again.'
export const reason = 'Reason, for the member'
export const approveAndSend = 'Approve and tell the member'
export const rejectAndSend = 'Reject and tell the member'
export const approved = (which: string) => `Appeal ${which} approved; the suspension has ended.`
export const rejected = (which: string) => `Appeal ${which} rejected; the member is told why.`
export const closed = 'A colleague has lifted the suspension, so there is nothing left to decide about this appeal.'
export const againstMissed = 'Missed booking appealed against'
export const counted = (at: string) => `counted on ${at}`
export const excused = (at: string) => `excused on ${at}`
export const arrivals = 'Arrivals on that day'
export const arrivalsNoted = (others: number, names: string) =>
  others === 1
    ? `1 other member came to this venue on that day, noted by ${names}.`
    : `${others} other members came to this venue on that day, noted by ${names}.`
export const noArrivals = 'Nobody else was noted to have come to this venue on that day.'
export const between = ', '
export const missedMeans = {
  passed: 'The missed booking is excused and no longer counts, and the member gets the reason that you write.',
  rejected: 'The missed booking counts. The member gets the reason that you write, and cannot appeal again.',
}
export const missedApproved = (which: string) => `Appeal ${which} approved; the missed booking is excused.`
export const missedClosed =
  'A colleague has excused the missed booking, so there is nothing left to decide about this appeal.'
