/** The rights of staff: each call of the desk that is not for all of them asks for one. */
export const permissions = [
  /** Look at what was sent in and decide about it. */
  'review',
  /** The second pair of eyes, where the settings ask for one. */
  'decide_second',
  /** Search members and look at the file of one. */
  'members',
  /** Close the services to a member, and open them again. */
  'hold',
  /** Serve who came in: enter an application, act on a member’s behalf, hand out a card, note who comes to a court. */
  'counter',
  /** Look at the timetable of a venue: which hour of which court is free, and whose it is. */
  'timetable',
  /** Bring in visits, correct the points of a member, and say which gifts there are. */
  'points',
  /** Take and give back money at a desk. */
  'cashier',
  /** Compare the books with those of the provider of payments, and decide about what it has refused to pay back. */
  'finance',
  /** Say what is open when, and close venues and courts. */
  'facilities',
  /** Make terms and recreation classes, cancel and close them, and enrol members. */
  'classes',
  /** See one’s own recreation classes, and note who is there; all of them with `classes`. */
  'attendance',
  /** Change what the portal says, and the public holidays. */
  'content',
  /** Write notices to members, send and withdraw them. */
  'notices',
  /** See what waits to leave by e-mail or text message, and send it again. */
  'letters',
  /** Confirm that a member who has asked for it is erased. */
  'erase',
  /** Search and export the audit trail. */
  'audit',
  /** Decide who may do what, and help colleagues in. */
  'staff',
] as const
export type Permission = (typeof permissions)[number]

/** What somebody works as. One person may have several roles, or none. */
export const roles = [
  'reviewer',
  'senior',
  'counter',
  'cashier',
  'finance',
  'facilities',
  'classes',
  'coach',
  'content',
  'auditor',
] as const
export type Role = (typeof roles)[number]

/**
 * What each role may do. An auditor may do nothing else: who looks for a misuse has no part in it. A senior may not
 * audit: the trail is about seniors too. Who takes money does not settle in what the books differ.
 */
const permissionsOfRole: Record<Role, readonly Permission[]> = {
  reviewer: ['review', 'members', 'letters'],
  senior: [
    'review',
    'decide_second',
    'members',
    'hold',
    'counter',
    'timetable',
    'points',
    'facilities',
    'classes',
    'attendance',
    'letters',
    'erase',
    'staff',
  ],
  counter: ['members', 'counter', 'timetable'],
  cashier: ['cashier'],
  finance: ['finance'],
  facilities: ['timetable', 'facilities'],
  classes: ['members', 'classes', 'attendance'],
  coach: ['attendance'],
  content: ['content', 'notices'],
  auditor: ['audit'],
}

/** The roles that have a permission. */
export const rolesWith = (permission: Permission) =>
  roles.filter((role) => permissionsOfRole[role].includes(permission))

/** What somebody may do who has all of these roles. */
export const permissionsOf = (held: readonly Role[]): Permission[] =>
  permissions.filter((permission) => held.some((role) => permissionsOfRole[role].includes(permission)))
