import { forEverybody, forMembers } from '../../e2e/addresses.ts'
import type { Declared, Room, Shot } from './shot.ts'
import { account } from './shots/account.ts'
import { desk } from './shots/desk.ts'
import { login } from './shots/login.ts'
import { recovery } from './shots/recovery.ts'
import { registration } from './shots/registration.ts'
import { site } from './shots/site.ts'
import { asMember, open } from './steps.ts'

/** A screen with its states: one page to look through. */
export interface Screen {
  name: string
  shots: Shot[]
}

const rooms: Room = { ...login, ...registration, ...recovery, ...account, ...site, ...desk }

/** The last part of the address of a link that has ended. */
const ended = /\/x{43}$/

/** The screens that an address alone leads to, as `web/src/routes.ts` lists them. */
const addressed = [
  ...forEverybody.map((path) => ({ path, show: open(path) })),
  ...forMembers.map((path) => ({ path, show: asMember(path) })),
]

const isLink = (plain: string) => addressed.some(({ path }) => ended.test(path) && path.replace(ended, '') === plain)

const stateOf = (path: string, [first]: readonly string[]) => {
  if (ended.test(path)) return 'ended'
  if (path === first) return ''
  return isLink(path) ? 'without-secret' : (path.split('/').at(-1) ?? '')
}

/** What is declared goes before what the addresses alone give. */
const screenOf = (name: string, { paths = [], states = {} }: Declared): Screen => {
  const byAddress = addressed
    .filter(({ path }) => paths.includes(path.replace(ended, '')))
    .map(({ path, show }) => [stateOf(path, paths), show] as const)
  const shots = Object.entries({ ...Object.fromEntries(byAddress), ...states }).map(([state, how]) => ({
    ...(typeof how === 'function' ? { show: how } : how),
    name: [name, state].filter(Boolean).join('-'),
  }))
  return { name, shots }
}

const declared = Object.entries(rooms)
const known = declared.flatMap(([, { paths = [] }]) => paths)
/** A new route has its picture before anybody has declared it here. */
const others = new Set(addressed.map(({ path }) => path.replace(ended, '')).filter((path) => !known.includes(path)))

export const screens: Screen[] = [
  ...declared,
  ...[...others].map((path): [string, Declared] => [path.slice(1).replaceAll('/', '-'), { paths: [path] }]),
].map(([name, how]) => screenOf(name, how))
