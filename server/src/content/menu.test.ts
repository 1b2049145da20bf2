import { expect, test } from 'vitest'
import { type MenuEntry, menu } from './menu.ts'

const linesOf = (entries: readonly MenuEntry[], depth = 0): string[] =>
  entries.flatMap(({ name, uri, children = [] }) => [
    `${'  '.repeat(depth)}${name}${uri && ` ${uri}`}`,
    ...linesOf(children, depth + 1),
  ])

test('[L10] each item of the menu stands in its place, and leads where it says', () => {
  expect(linesOf(menu)).toEqual([
    'membership',
    '  membership-about /membership',
    '  register /register',
    '  points /points',
    '  report-loss /online/account/report-loss',
    'facilities',
    '  venues',
    '    all-venues /venues',
    '      mh /venues/mong-ha',
    '      vbs-today /venues/today',
    '    ob /vbs/online-booking',
    '    ballots /vbs/ballots',
    '    bookings /vbs/bookings',
    '    waiting /waiting',
    '    payments /payment/orders',
    '    favorite /venues/favourites',
    '  swimming',
    '    pool /pools',
    '    pool-tickets /pools/tickets',
    '    pool-today /pools/today',
    '    pool-mapa /pools/map',
    'classes /classes',
    'account',
    '  my-account /online/account',
    '  report /online/report',
    '  my-classes /classes/mine',
    '  change-mobile /online/account/change-mobile',
    '  manage-player /online/account/players',
    '  ballot-results /classes',
    'help',
    '  faq /faq',
    '  contact /contact',
    '  terms /readme',
    '  privacy /privacy',
    '  accessibility /accessibility',
    'back-{productSlug} {mainSite}',
  ])
})
