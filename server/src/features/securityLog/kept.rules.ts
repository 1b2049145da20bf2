import { api, type Call, desk } from '@palaestra/contract'

/** The words that are about who somebody is, or whose parent: proving it, changing it, getting back what proves it. */
const words = [
  api.login,
  api.recovery,
  api.session,
  api.activation,
  api.government,
  api.guardian,
  api.consent,
  desk.login,
]
/** Said again and again by whoever is signed in already. */
const everyday: readonly Call[] = [api.session.renew, desk.login.whoAmI]

const callsOf = (word: object) => Object.values<Call>(word as Record<string, Call>)
const ofWords = words.flatMap(callsOf)
/** The links in letters; everything else there that changes something asks for a fresh proof. */
const linksOfContact = callsOf(api.contact).filter(({ access }) => access === 'public')

/** Whether a call proves or changes who somebody is. What only reads (GET) does neither. */
const isAboutWho = (call: Call) =>
  call.method === 'POST' &&
  !everyday.includes(call) &&
  (call.freshProof === true || ofWords.includes(call) || linksOfContact.includes(call))

/** Mistakes of typing: what does not fit the form, cannot be read, is too long, or of another type. */
const mistakes = ['invalid_input', '400', '413', '415']

/** What the security log keeps: such a call whatever becomes of it, and every other one that is refused or breaks. */
export const isKept = (call: Call, refusal: string) =>
  isAboutWho(call) || (refusal !== '' && !mistakes.includes(refusal))
