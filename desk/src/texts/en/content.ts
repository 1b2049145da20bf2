import type { ItemKind, Locale, PageProblem, WrittenBlock } from '@palaestra/contract'

export const pages = 'Pages'
export const meaning =
  'The pages and terms of the portal, and the texts that are shown inside other screens. Nobody else sees a draft before it is published.'
export const toPages = 'All pages'
export const page = 'Page'
export const newPage = 'New page'
export const begin = 'Begin'
export const newAddress = 'Address'
export const newAddressHint = 'For example events/autumn: small letters, digits, - and /, without the language.'
export const titleZh = 'Title in Chinese'
export const titlePt = 'Title in Portuguese'
export const titleEn = 'Title in English'
export const linkedFrom = 'These lead to the page, and have to be changed first:'
export const changedOn = 'Changed on'
export const language = 'Language'
export const pageTitle = 'Title'
export const addPart = 'Add a part'
export const addLine = 'Add a line'
export const addLink = 'Add a link'
export const numbered = 'Numbered list'
export const address = 'Address'
export const addressHint = 'An address of the portal that begins with /, https://, mailto: or tel:'
export const itemName = 'Name'
export const placeAddress = 'Address'
export const level = 'Level'
export const entryAddressHint =
  'An address of the portal that begins with /, an https:// address, or {mainSite}; empty where it only holds others.'
export const up = 'Move up'
export const down = 'Move down'
export const remove = 'Remove'
export const ready = 'It is complete and can be published.'
export const comma = ', '
export const colon = ': '
export const isDraft = 'A draft, not published'
export const unsaved = 'there are unsaved changes'
export const save = 'Save the draft'
export const saved = 'The draft has been saved.'
export const preview = 'Preview'
export const publish = 'Publish'
export const discard = 'Discard the draft'
export const discardReally = 'Discard the draft? It cannot be brought back.'
export const discarded = 'The draft has been discarded.'
export const leave = 'There are unsaved changes. Do you want to lose them?'
export const when = 'When'
export const hourHint = 'Five minutes late at most.'
export const correction = 'It is a correction only and says nothing new'
export const correctionHint = 'The page keeps its date, and nobody is asked to agree again.'
export const cancel = 'Cancel'
export const close = 'Close'
export const publishedNow = 'The page has been published.'
export const history = 'History'
export const beganWith = 'What the portal began with'
export const current = 'the current one'
export const compare = 'Compare'
export const goBack = 'Make a draft of it'
export const restored = 'The earlier version is the draft now. It is shown once it is published.'
export const noDifferences = 'In this language they are the same.'
export const addedLine = 'Added:'
export const removedLine = 'Removed:'
export const conflict = 'Someone else has changed this page meanwhile'
export const publishedMeanwhile = 'A new version has been published meanwhile. This is how yours differs from it.'
export const keepMine = 'Keep what I wrote'
export const takeTheirs = 'Take the other one'
export const theirsShown = 'You are looking at the other version.'
export const line = (number: number) => `Line ${number}`
export const link = (number: number) => `Link ${number}`
export const part = (number: number) => `Part ${number}`
export const which = (act: string, what: string) => `${act}: ${what}`
export const unknownWord = (word: string) => `There is no setting “{${word}}”`
export const keptItem = (word: string) => `“${word}” was published before: it can be hidden, not removed`
export const hiddenLine = (text: string) => `${text} (not shown)`
export const willBePublished = (at: string) => `Will be published on ${at}`
export const draftOf = (by: string, at: string) => `Draft of ${by}, ${at}`
export const versionNumber = (number: number) => `Version ${number}`
export const publishedBy = (at: string, by: string) => `published on ${at} by ${by}`
export const compared = (number: number, now: number) => `From version ${number} to version ${now}`
export const changedBy = (by: string, at: string) =>
  `It was changed by ${by} on ${at}. This is how yours differs from it.`
export const languages: Record<Locale, string> = {
  zh: 'In Chinese',
  pt: 'In Portuguese',
  en: 'In English',
}
export const kinds: Record<WrittenBlock['kind'], string> = {
  heading: 'Heading',
  paragraph: 'Paragraph',
  list: 'List',
  links: 'Links',
  notice: 'Notice',
  area: 'Area',
  place: 'Pick-up place',
  entry: 'Menu entry',
}
export const hiddenItem: Record<ItemKind, string> = {
  area: 'No longer offered (members who have chosen it keep it)',
  place: 'No longer offered (members who have chosen it keep it)',
  entry: 'Not shown',
}
export const problems: Record<Exclude<PageProblem['problem'], 'word' | 'kept'>, string> = {
  missing: 'Missing',
  too_long: 'Too long',
  address: 'This address is not allowed',
  nowhere: 'The portal has no such address',
  twice: 'The same as another one',
  level: 'It can only be one level below the one before',
}
export const usesOf = {
  page: 'Pages',
  terms: 'Terms',
  template: 'Texts inside other screens',
  list: 'Menu and lists',
}
export const notReady = (count: number) =>
  count === 1 ? 'One thing to mend before it can be published' : `${count} things to mend before it can be published`
export const uses = {
  page: (address: string) => `A page of the portal: ${address}`,
  terms: (address: string) => `Terms that people agree to: ${address}`,
  template: (_: string) => 'Not a page of its own: it is shown inside other screens.',
  list: (_: string) => 'Menu or list: it changes wherever it is shown. The menu follows within half a minute.',
}
export const states = { new: 'Never published', off: 'Taken off' }
export const publishedStates = {
  shown: 'The same as what is published',
  new: 'Not published yet: nobody sees it',
  off: 'Taken off: nobody finds it',
}
export const takeOff = { shown: 'Take the page off', new: 'Discard the page' }
export const takeOffReally = {
  shown: 'Take the page off? At its address there will be nothing; its history stays.',
  new: 'Discard this page, which was never published? It cannot be brought back.',
}
export const takenOff = { shown: 'The page has been taken off.', new: 'The page has been discarded.' }
