import { api, type Call, desk } from '@palaestra/contract'

/** The features about who somebody is, or whose parent: proving it, changing it, getting back what proves it. */
const words = [
  api.login,
  api.recovery,
  api.session,
  api.activation,
  api.government,
  api.guardian,
  api.consent,
  desk.login,
  desk.staff,
  desk.staffSignOn,
]
/** Calls that every signed-in browser repeats. */
const everyday: readonly Call[] = [api.session.renew, desk.login.whoAmI, desk.login.captcha]

const callsOf = (word: object) => Object.values<Call>(word as Record<string, Call>)
const ofWords = words.flatMap(callsOf)
/** The calls of links in letters; all others there that change something ask for a fresh proof. */
const linksOfContact = callsOf(api.contact).filter(({ access }) => access === 'public')

/** Tells whether a call proves or changes who somebody is. A call that only reads (GET) does neither. */
const isAboutWho = (call: Call) =>
  call.method === 'POST' &&
  !everyday.includes(call) &&
  (call.freshProof === true || ofWords.includes(call) || linksOfContact.includes(call))

/** Mistakes of typing: the body does not fit the form, cannot be read, is too long, or is of another type. */
const mistakes = ['invalid_input', '400', '413', '415']

/** The security log keeps every such call, and every other one that is refused or breaks. */
export const isKept = (call: Call, refusal: string) =>
  isAboutWho(call) || (refusal !== '' && !mistakes.includes(refusal))
