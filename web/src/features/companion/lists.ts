import * as titles from '#texts/titles'

/** Where each list stands, and what it is called. */
export const lists = {
  child: { path: '/online/account/accompanying-children', title: titles.companions },
  player: { path: '/online/account/players', title: titles.players },
  collector: { path: '/online/account/collectors', title: titles.collectors },
} as const
