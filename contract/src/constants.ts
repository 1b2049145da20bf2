/**
 * The constants of the specification's section 9 [K01]. They stand here once; browser and server use them from here.
 * Bytes, pixels, days, milliseconds and years are named in the words.
 */
/** The wide layout begins at this width; menus reset to closed one pixel below it. */
export const wideFromPixels = 992
export const menuResetFromPixels = 991
export const stickyRecalculationMilliseconds = 300
export const developmentBorderPixels = 8
export const splashFadeMilliseconds = 500
export const passwordMinimum = 8
export const passwordMaximum = 256
export const uploadMaximumBytes = 5 * 1024 * 1024
/** A picture of 200 kB can hold gigabytes of pixels: above this number it is refused unread. */
export const pictureMaximumPixels = 24_000_000
export const photoMinimum = { width: 310, height: 464 } as const
export const applicantMinimumAge = 4
export const adultAge = 18
/** From this age the price for seniors holds. */
export const seniorAge = 65
export const approvalWorkingDays = 3
export const cardValidityYears = 5
/** Days between the report of a loss and the day a permanent card can be collected. */
export const temporaryCardDays = 20
/** Days before the last day of a card or a document at which its holder is told. */
export const expiryReminderDays = [30, 7] as const
/** A card can be renewed from so many days before its last day on. */
export const renewalDays = 60
/** A renewal needs a new photo when the one on file is older. */
export const photoYears = 5
/** Seconds after which a page that has nothing more to say goes home, unless somebody stops it (M03). */
export const secondsBeforeHome = 10
export const idNumberDigits = 8
export const messageMinimum = 5
/** Notices: how many a page has, milliseconds before the unread are counted, and pixels that still count as the bottom. */
export const noticePageSize = 10
export const noticeCountDelayMilliseconds = 2000
export const scrollTolerancePixels = 1
/** A code by text message or e-mail: digits, seconds it lives, tries, and seconds before each next one can be sent. */
export const code = { digits: 6, seconds: 300, tries: 5, waits: [60, 120, 300] } as const
/** How many times the ordinary work a captcha can take, when `captcha_needed` asks for it. */
export const captchaWorks = [1, 2, 4, 8, 16] as const
/** Minutes for which a proof stays fresh enough for changes to an account. */
export const proofMinutes = 10
/** Hours after which a password that was set by an e-mailed link proves its member, besides opening the account. */
export const hoursBeforeLinkPasswordProves = 24
/** The pictures of a guardian that may be compared for one child in a day. */
export const faceChecksADay = 5
/** The guardians of one minor at a time: two parents, and two more whom a court may have made guardians. */
export const guardiansOfAMinor = 4
export const supportHours = [
  { weekdays: [1, 2, 3, 4], open: ['09:00–13:00', '14:30–17:45'] },
  { weekdays: [5], open: ['09:00–13:00', '14:30–17:30'] },
] as const
