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
