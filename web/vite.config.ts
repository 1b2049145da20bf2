import { type Locale, locales } from '@palaestra/contract'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { constantsInPlace } from '../build/constantsInPlace.ts'
import { constantsInStyles } from '../build/constantsInStyles.ts'
import { conditionsFor, languageOfDocument, wantedLocale } from '../build/language.ts'
import { layersInOrder } from '../build/layersInOrder.ts'
import { leanCalls } from '../build/leanCalls.ts'
import { numbersOfRefusals } from '../build/numbersOfRefusals.ts'
import { shortNames } from '../build/shortNames.ts'
import { shortPreloads } from '../build/shortPreloads.ts'
import { settingsWhileDeveloping } from './build/settingsWhileDeveloping.ts'
import * as en from './src/texts/en/document.ts'
import * as pt from './src/texts/pt/document.ts'
import * as zh from './src/texts/zh/document.ts'

const documents = { zh, pt, en }

const server = 'http://127.0.0.1:8080'

const say = (...names: string[]) => locales.flatMap((locale) => names.map((name) => `web/src/texts/${locale}/${name}.`))
const inside = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}`)

/**
 * What is fetched together, by how the paths of its files begin. Each file is a request that a slow telephone has to
 * send off before it paints anything, so what one screen needs stands in few: what nearly every screen needs, what a
 * form, a page of the authority or the screens of one feature need besides.
 */
const together: Record<string, string[]> = {
  base: [
    ...inside('web/src/api', 'greet.', 'keptCard.', 'loadCache.', 'session.', 'storage.', 'visit.'),
    ...inside('web/src/frame', 'Breadcrumbs', 'Footer', 'LanguageSwitch', 'MemberLinks', 'PathLink', 'Toast'),
    ...inside('web/src/frame', 'hotline.', 'lazyNamed.', 'menu/menu.module', 'toast', 'useSticky', 'useStored'),
    ...inside('web/src/routing', 'address.', 'arrival.', 'halfFilled.', 'hydrated.', 'sessionEnd.'),
    'web/src/settings.',
    ...inside('ui/src', 'Button.', 'Mark.', 'Notice.', 'useSubmit.', 'drawing/Drawing.', 'form/form.module.'),
    ...say('document', 'frame', 'titles', 'day'),
    'contract/src/constants.',
    'preload-helper',
  ],
  call: [
    'ui/src/call/',
    'contract/src/handOff.',
    // What schemas of replies are made of: those of bodies are fetched with the first form.
    ...inside(
      'contract/src',
      'call.',
      'configured.',
      'replies.',
      'written.',
      'locale.',
      'rules/days.',
      'rules/memberNumber.',
      'rules/typing.',
    ),
    ...inside('web/src/api', 'client.', 'memberInfo.', 'query.', 'useRequest.'),
  ],
  // What bodies are made of: only what sends a form needs it. Before other groups, which would take it along.
  fields: inside(
    'contract/src',
    'fields.',
    'calls/login.',
    'rules/dayWriting.',
    'rules/email.',
    'rules/identity.',
    'rules/mobile.',
    'rules/username.',
    'refusals/en.',
    'refusals/fields.',
    'refusals/pt.',
    'refusals/zh.',
  ),
  page: [
    'web/src/frame/Content',
    'web/src/features/site/site.module',
    'web/src/features/site/WithHelp',
    ...inside('ui/src/drawing', 'Done', 'Ended', 'Lost', 'NotFound'),
    ...say('site'),
  ],
  pageText: ['web/src/form/PageText', ...inside('web/src/api', 'page.', 'prerendered.'), 'contract/src/calls/site.'],
  // Of the login and of forms, and of no other screen of the account.
  tabs: ['ui/src/form/MethodTabs.'],
  login: ['web/src/form/GovernmentButton', ...say('login')],
  government: ['web/src/features/government/government.module', 'web/src/form/signOn.', ...say('government')],
  // After those of its folder that stand alone. The page of the login fetches its form by itself.
  form: [
    ...['ui/src/form/', 'ui/src/Dialog.', 'web/src/form/', 'web/src/routing/linkHash.', ...say('form')],
    // Of two small forms: a file for them would cost every screen its name.
    ...['contract/src/calls/choice.', 'contract/src/rules/notice.', ...say('choice')],
  ],
  recovery: [
    ...inside(
      'web/src/features/recovery',
      'knownMember',
      'Asking',
      'AnotherLink',
      'OtherWays',
      'PasswordSet',
      'Reminder',
    ),
    'web/src/features/recovery/recovery.module',
    ...say('recovery'),
  ],
  // Documents are sent in by the same calls after a registration as in it.
  entry: ['contract/src/calls/registration.'],
  registration: [
    ...inside('web/src/features/registration', 'entries.', 'registration.module'),
    'contract/src/calls/application.',
    ...say('registration'),
  ],
  contact: [
    'contract/src/calls/contact.',
    ...inside('web/src/features/contact', 'EmailLink', 'NothingToConfirm', 'WhereNeeded'),
    ...say('contact'),
  ],
  guardian: ['contract/src/calls/guardian', ...say('guardian', 'guardianship')],
  // Before what it serves, which would take it along: courts, their turns and pools.
  versions: ['web/src/api/useVersions.'],
  booking: [
    'contract/src/calls/booking.',
    ...inside('contract/src/rules', 'booking.', 'timetable.'),
    // What the courts of a venue share with what they fetch later: a file of its own would cost every screen its name.
    ...inside('web/src/features/venue', 'basket.module', 'choosing.'),
    ...say('venue.basket'),
  ],
  // Courts are shown without what is said of bookings.
  bookings: say('booking'),
  // What lists of venues show, and before it what the courts of one show as well.
  venues: [...inside('web/src/features/venue', 'Filters.', 'VenueCard.', 'star.module')],
  venue: [
    ...inside('web/src/features/venue', 'DayStrip.', 'useChosen.', 'venue.module'),
    'contract/src/calls/venue.',
    ...say('venue'),
  ],
  // What the list of draws shares with the check of one, which it fetches later.
  ballot: [...inside('web/src/features/ballot', 'PutOff', 'SealedAnew', 'ballot.module', 'ballots.'), ...say('ballot')],
  consent: [
    'contract/src/calls/consent.',
    ...inside('web/src/features/consent', 'children.', 'consent.module', 'names.', 'Onward', 'Said'),
    ...say('consent'),
  ],
  // What the account shows of the people around a member, and beside it the screens about them.
  companions: ['web/src/api/companions.', 'contract/src/calls/companion.', 'contract/src/rules/companion.'],
  companion: ['web/src/features/companion/', ...say('companion')],
  // What the screens of pools share with what they fetch later.
  pool: [
    'web/src/features/pool/pool.module',
    ...inside('web/src/features/pool', 'sessions.', 'tickets.', 'useChosen.'),
    ...inside('contract/src', 'calls/pool.', 'rules/pool.'),
    ...say('pool'),
  ],
  // Who waits for a court needs them as well, and nothing else of classes: alone, and before what it serves.
  courseCalls: inside('contract/src', 'calls/course.', 'rules/course.'),
  // What the screens of classes share with what they fetch later.
  course: [...inside('web/src/features/course', 'course.module', 'courses.', 'useLeft.'), ...say('course')],
  account: [...inside('web/src/features/account', 'face.', 'Photo.'), 'web/src/api/photo.', ...say('account')],
  notice: [
    ...inside('web/src/features/notice', 'Bell.', 'Detail.', 'NoticeList.', 'Popup.', 'Told.', 'notice.module'),
    ...inside('web/src/features/notice', 'notices.', 'read.', 'useNotices.', 'way.'),
    ...inside('web/src/api', 'unread.'),
    'contract/src/calls/notice.',
    ...say('notice'),
  ],
  card: ['web/src/features/card/card.module', 'contract/src/calls/card.', ...say('card')],
  session: ['web/src/features/session/SessionsScreen.module', ...say('session')],
  // What the page after a change needs, which has no form. Before the form, which would take it along.
  supplementWords: ['web/src/features/supplement/supplement.module', ...say('supplement')],
  supplement: [
    ...inside('web/src/features/supplement', 'ChangeForm', 'ChangePart', 'Waiting', 'beginning.', 'onFile.'),
    'contract/src/calls/supplement.',
  ],
}
/** Parts of a form that most forms do not have, and the words of the card at a gate: they come with what shows them. */
const apart = [
  ...say(
    'account.kept',
    'booking.appeal',
    'booking.calendar',
    'booking.joined',
    'booking.noShow',
    'booking.waiting',
    'course.mine',
    'course.signUp',
    'account.notice',
    'account.pass',
    'form.held',
    'pool.display',
    'venue.favourite',
    'venue.lobby',
    'venue.today',
    'venue.waiting',
  ),
  ...inside('ui/src/form', 'PictureField.', 'pictureChecks.'),
  ...inside('web/src/form', 'CardCode.', 'CodePicture.', 'DonePage.', 'FaceCheck.', 'LinkPage.', 'PayHeld.'),
  ...inside('web/src/form', 'cardCode.', 'drawnCode.'),
]
/** By the group that a built file is; a screen of its own comes last. */
const orderOf = (file: string) => {
  const name = /(\w+)-[^/]*$/.exec(file)?.[1] ?? ''
  return name in together ? Object.keys(together).indexOf(name) : Number.MAX_SAFE_INTEGER
}
const groups = Object.entries(together).map(([name, beginnings]) => ({
  name,
  test: (id: string) => {
    const path = id.replaceAll('\\', '/')
    const beginsWithOneOf = (list: readonly string[]) => list.some((beginning) => path.includes(`/${beginning}`))
    return beginsWithOneOf(beginnings) && !beginsWithOneOf(apart)
  },
}))

export const configFor = (locale: Locale): UserConfig => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    languageOfDocument(documents[locale]),
    constantsInStyles,
    layersInOrder,
    leanCalls,
    numbersOfRefusals,
    shortPreloads(/\/(libraries|base|rolldown-runtime)-/),
  ],
  resolve: {
    conditions: conditionsFor(locale),
    // React has had the hook since 18; the shim would bring it along once more.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  css: { transformer: 'lightningcss' },
  server: { proxy: { '/api': server } },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    manifest: `manifest.${locale}.json`,
    modulePreload: {
      polyfill: false,
      // What every document asks for is there before any other chunk can be wanted.
      // The others in one order for all screens: what is written the same way takes less in the first file.
      resolveDependencies: (_, files) =>
        files
          .filter((file) => !/\/(libraries|base|rolldown-runtime)-/.test(file))
          .toSorted((one, other) => orderOf(one) - orderOf(other)),
    },
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    rolldownOptions: {
      optimization: constantsInPlace,
      output: {
        ...shortNames,
        // As often as it helps. Reading a property or a global does nothing else, in our code and in what we use.
        minify: {
          compress: {
            maxIterations: 20,
            treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
          },
          mangle: { toplevel: true },
        },
        // Compiled beside the main thread while they arrive: every page needs most of both at once.
        postBanner: ({ name }) => (name === 'libraries' ? '//# allFunctionsCalledOnLoad' : ''),
        codeSplitting: {
          groups: [
            {
              // Without texts, so that the three languages share one cached file. Not what guards half-filled forms:
              // the screens that have such forms bring it along.
              name: 'libraries',
              test: /node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/](react-router|router-core|history|react-store|store))[\\/](?!.*useBlocker)|rolldown[\\/]runtime/,
            },
            ...groups,
          ],
        },
      },
    },
  },
})

const locale = wantedLocale()
const config = configFor(locale)
export default defineConfig({
  ...config,
  plugins: [...(config.plugins ?? []), settingsWhileDeveloping(locale, server)],
})
