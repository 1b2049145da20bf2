import { type BulletinGroup, idTypes, locales, usedServices } from '@palaestra/contract'
import type { Written } from '@palaestra/ui'
import type { Bulletin } from './bulletin.ts'

/** What is typed into a field of ages: nothing for any age; what is no number is refused as it stands. */
const age = (written: string | boolean | undefined) => {
  const text = String(written ?? '').trim()
  return text === '' ? null : /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
}
const text = (written: Written, name: string) => String(written[name] ?? '')
const ticked = <Of extends string>(written: Written, name: string, all: readonly Of[]) =>
  all.filter((one) => written[`${name}.${one}`] === true)

/** The fields of the form as the call wants them. Of an audience that was not chosen nothing is sent. */
export const bodyOf = (written: Written, areaCodes: readonly string[]) => {
  const to = text(written, 'to')
  const group: BulletinGroup = {
    ageFrom: age(written['ageFrom']),
    ageTo: age(written['ageTo']),
    areas: ticked(written, 'areas', areaCodes),
    languages: ticked(written, 'languages', locales),
    idTypes: ticked(written, 'idTypes', idTypes),
    services: ticked(written, 'services', usedServices),
  }
  const everybody: BulletinGroup = { ageFrom: null, ageTo: null, areas: [], languages: [], idTypes: [], services: [] }
  return {
    ...{ topic: text(written, 'topic'), uri: text(written, 'uri') },
    ...{ titleZh: text(written, 'titleZh'), titlePt: text(written, 'titlePt'), titleEn: text(written, 'titleEn') },
    messageZh: text(written, 'messageZh'),
    messagePt: text(written, 'messagePt'),
    messageEn: text(written, 'messageEn'),
    ...{ byEmail: written['ways.email'] === true, bySms: written['ways.sms'] === true },
    ...{ to, memberNumber: to === 'member' ? text(written, 'memberNumber') : '' },
    ...(to === 'group' ? group : everybody),
  }
}
export type Body = ReturnType<typeof bodyOf>

/** What is stored, in the same form. */
export const storedBody = (of: Bulletin): Body => ({
  ...{ topic: of.topic, uri: of.uri, titleZh: of.titleZh, titlePt: of.titlePt, titleEn: of.titleEn },
  ...{ messageZh: of.messageZh, messagePt: of.messagePt, messageEn: of.messageEn },
  ...{ byEmail: of.byEmail, bySms: of.bySms, to: of.to, memberNumber: of.memberNumber },
  ...{ ageFrom: of.ageFrom, ageTo: of.ageTo, areas: of.areas, languages: of.languages },
  ...{ idTypes: of.idTypes, services: of.services },
})
