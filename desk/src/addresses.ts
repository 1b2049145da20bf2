/**
 * The addresses of all screens, without `/desk/zh`. A file of its own, because the build writes them down for the server,
 * which says by them what is nothing.
 */
export const addresses = {
  login: '/login',
  signOn: '/sign-on',
  queue: '/',
  application: '/application/$reference',
  change: '/change/$reference',
  appeal: '/appeal/$reference',
  documents: '/documents/$reference',
  letters: '/letters',
  holidays: '/holidays',
  reasons: '/reasons',
  pages: '/pages',
  page: '/page',
  announcements: '/announcements',
  erasures: '/erasures',
  erasureRequests: '/erasure-requests',
  factor: '/factor',
  colleagues: '/colleagues',
  members: '/members',
  counter: '/counter',
  points: '/points',
  gifts: '/gifts',
  audit: '/audit',
} as const
