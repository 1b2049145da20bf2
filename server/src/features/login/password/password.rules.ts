import { constant, Refusal } from '@palaestra/contract'
import { dictionary } from '@zxcvbn-ts/language-common'

/** Local words that everybody tries first. */
const ofThePlace = [
  'palaestra',
  'macau',
  'macao',
  'desporto',
  'sport',
  'sports',
  'member',
  'socio',
  'password',
  'senha',
]
const common = new Set(
  Object.values(dictionary)
    .flat()
    .map(String)
    .filter(({ length }) => length >= constant.passwordMinimum)
    .map((word) => word.toLowerCase()),
)

interface Person {
  username: string
  email: string | null
  mobile: string | null
  memberNumber: string
  idNumber: string
  birthDate: string
  /** Left out of who is no member. */
  nameZh?: string | null
  surname?: string
  firstName?: string
}

/** Details that others can know of a person, as they might stand in a password. */
const personalWords = ({ username, email, mobile, memberNumber, idNumber, birthDate }: Person) =>
  [username, email?.split('@')[0], mobile, memberNumber, idNumber, birthDate, birthDate.replaceAll('-', '')].filter(
    (word): word is string => (word?.length ?? 0) >= 4,
  )

/** Without accents, as people type them in passwords. */
const bare = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
const wordsIn = (text: string) =>
  bare(text)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)

/**
 * True when a password has a name or the username in it: a long one anywhere, a short one, such as Ho, as a word of its
 * own, or else half of all words would be refused.
 */
const namesPerson = (password: string, { username, nameZh, surname = '', firstName = '' }: Person) => {
  const [plain, words] = [bare(password), wordsIn(password)]
  const parts = [surname, firstName].flatMap(wordsIn)
  const joined = [parts.join(''), [firstName, surname].flatMap(wordsIn).join(''), wordsIn(firstName).join('')]
  const names = [username.toLowerCase(), nameZh ?? '', ...parts, ...joined].filter(Boolean)
  return (
    names.some((name) => words.includes(name) || (name.length >= 4 && plain.includes(name))) ||
    (nameZh !== null && nameZh !== undefined && nameZh !== '' && plain.includes(nameZh))
  )
}

/**
 * Refuses a password that is guessed first: a common one (a list of some 18,000, and words of the place with digits
 * around them), or one with the person’s own details in it. OWASP ASVS 6.2.4, 6.2.11.
 */
export const refuseWeakPassword = (password: string, person: Person) => {
  const plain = password.normalize('NFKC').toLowerCase()
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  if (common.has(plain) || ofThePlace.includes(core)) throw Refusal.at('password', 'password_too_common')
  if (namesPerson(password, person) || personalWords(person).some((word) => plain.includes(word.toLowerCase())))
    throw Refusal.at('password', 'password_personal')
}
