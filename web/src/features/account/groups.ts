import type { CompanionKind } from '@palaestra/contract'
import type { LinkProps } from '@tanstack/react-router'
import { card as cardTitle } from '#texts/account'
import * as texts from '#texts/account.rows'
import { longDay } from '#texts/day'
import { choose as chooseNotices } from '#texts/notice'
import * as titles from '#texts/titles'
import { type Companions, inList, nameIfKnown } from '../../api/companions.ts'
import type { Member } from './AccountScreen.tsx'
import { maySwap } from './face.ts'
import type { IconName } from './Icon.tsx'

export interface Row {
  icon: IconName
  title: string
  /** What there is now. `unknown` keeps its place until the member is known. */
  value?: string | typeof unknown
  /** What the row does, where it leads somewhere. */
  verb?: string
  to?: LinkProps['to']
  /** Said beside the value. */
  mark?: string | undefined
  tone?: 'danger'
  /** A list that comes later: it may be long, and moves nothing. */
  oneLine?: true
  /** Only where the portal has government accounts, which a prerendered page does not know. */
  signOn?: true
}

export interface Group {
  title: string
  rows: Row[]
}

export const unknown = Symbol('not known yet')

const told = (member: Member | undefined, value: string | null | undefined) =>
  member ? (value ?? texts.none) : unknown

const contactRow = (member: Member | undefined, of: 'mobile' | 'email'): Row => {
  const hint = member?.[`${of}Hint`]
  const isMobile = of === 'mobile'
  return {
    icon: of,
    title: isMobile ? texts.mobile : texts.email,
    value: told(member, hint),
    mark: hint && !member[`${of}Confirmed`] ? texts.unconfirmed : undefined,
    verb: hint === null ? texts.add : texts.change,
    to: isMobile ? '/online/account/change-mobile' : '/online/account/change-email',
  }
}

const personal = (member: Member | undefined, unread: number): Group => ({
  title: texts.personal,
  rows: [
    contactRow(member, 'mobile'),
    contactRow(member, 'email'),
    { icon: 'person', title: texts.username, value: told(member, member?.username) },
    { icon: 'language', title: texts.language, value: told(member, member && texts.languages[member.language]) },
    {
      icon: 'bell',
      title: titles.notices,
      value: texts.noticesWhat,
      mark: unread > 0 ? texts.unread(unread) : undefined,
      to: '/online/notice',
    },
    { icon: 'email', title: chooseNotices, to: '/online/account/notices' },
    { icon: 'list', title: titles.personalData, to: '/online/account/personal-data' },
    { icon: 'list', title: titles.supplement, value: texts.supplementWhat, to: '/supple' },
  ],
})

const security = (): Group => ({
  title: texts.security,
  rows: [
    { icon: 'lock', title: titles.changePassword, to: '/online/account/change-password' },
    { icon: 'devices', title: titles.sessions, value: texts.sessionsWhat, to: '/online/account/sessions' },
    {
      icon: 'government',
      title: texts.government,
      value: texts.governmentWhat,
      verb: texts.manage,
      to: '/online/account/bind',
      signOn: true,
    },
    { icon: 'shield', title: titles.security, value: texts.safetyWhat, to: '/security' },
  ],
})

const lossOf = (member: Member | undefined): Row => {
  if (member?.card.kind !== 'temporary')
    return {
      icon: 'lost',
      title: titles.reportLoss,
      value: texts.lostCardWhat,
      to: '/online/account/report-loss',
      tone: 'danger',
    }
  const { permanentFrom } = member.card
  // From that day on it is among what waits for the member.
  const value = permanentFrom && !maySwap(member) ? texts.swapFrom(longDay(permanentFrom)) : texts.lossRuns
  return { icon: 'lost', title: texts.lossReported, value }
}

const card = (member: Member | undefined): Group => ({
  title: cardTitle,
  rows: [
    { icon: 'list', title: titles.services, value: texts.servicesWhat, to: '/online/account/services' },
    { icon: 'list', title: titles.report, value: texts.reportWhat, to: '/online/report' },
    { icon: 'place', title: texts.pickUpPlace, value: told(member, member?.pickUpPlace) },
    { icon: 'card', title: titles.renew, value: texts.renewWhat, to: '/online/account/renew' },
    lossOf(member),
  ],
})

/** Of who has children here, or has guardians, or had some. */
const family = (member: Member | undefined): Group | undefined => {
  if (!member?.isGuardian && !member?.hasGuardians) return undefined
  const payment: Row = {
    icon: 'children',
    title: titles.children,
    value: texts.childrenWhat,
    to: '/online/account/children',
  }
  const guardians: Row = {
    icon: 'person',
    title: titles.guardians,
    value: texts.guardiansWhat,
    to: '/online/account/guardians',
  }
  return member.isGuardian
    ? { title: texts.children, rows: [payment, guardians] }
    : { title: texts.family, rows: [guardians] }
}

/** The people in one of the member’s lists, by name; those who have still to answer are counted. */
const namesIn = (all: Companions | undefined, kind: CompanionKind) => {
  if (!all) return unknown
  const people = inList(all, kind)
  const names = people.flatMap((person) => nameIfKnown(person) ?? [])
  const waiting = people.length - names.length
  return [...names, ...(waiting > 0 ? [texts.waitingFor(waiting)] : [])].join(texts.comma) || texts.nobody
}

/** The people around the member, as far as they are read (R24). */
export const people = (all: Companions | undefined): Group => ({
  title: texts.people,
  rows: [
    {
      icon: 'person',
      title: titles.family,
      value: all && all.asks.length > 0 ? texts.asks(all.asks.length) : texts.familyWhat,
      to: '/online/account/family',
    },
    {
      icon: 'children',
      title: titles.companions,
      value: namesIn(all, 'child'),
      to: '/online/account/accompanying-children',
      oneLine: true,
    },
    {
      icon: 'place',
      title: titles.collectors,
      value: namesIn(all, 'collector'),
      to: '/online/account/collectors',
      oneLine: true,
    },
    {
      icon: 'list',
      title: titles.players,
      value: namesIn(all, 'player'),
      to: '/online/account/players',
      oneLine: true,
    },
  ],
})

/** What is held about the member, last of all. */
export const ownData: Group = {
  title: texts.ownData,
  rows: [{ icon: 'shield', title: titles.myData, value: texts.myDataWhat, to: '/online/account/data' }],
}

/** The groups of the account, in their order. A feature that comes adds its row, or its group: shown where there is one.
 * `unread`: how many notices there are that nobody has opened. */
export const accountGroups: readonly ((member: Member | undefined, unread: number) => Group | undefined)[] = [
  personal,
  security,
  card,
  family,
]
