export const title = 'Audit trail'
export const meaning = 'Who of the staff looked at what and did what. It is only ever added to.'
export const search = 'Search'
export const about = 'About'
export const aboutHint = 'A member number, the reference of an application, or a colleague’s username.'
export const who = 'Who'
export const whoHint = 'A colleague’s username; system is the portal itself.'
export const act = 'Act'
export const actHint = 'For example looked, approved.'
export const from = 'From'
export const to = 'To'
export const none = 'No entries.'
export const at = 'When'
export const detail = 'Reason or detail'
export const system = 'The portal'
export const nextPage = 'Next page'
export const exportTable = 'Export (CSV)'
export const exportLines = 'Export (NDJSON)'
export const acts = {
  looked: 'looked',
  approved: 'approved',
  rejected: 'rejected',
  exported: 'exported',
  roles_set: 'changed roles (roles_set)',
}
