import { groupedMemberNumber } from '@palaestra/contract'
import * as texts from '#texts/account'
import * as kept from '#texts/account.kept'
import { code } from '#texts/account.pass'
import { longDay, longMoment } from '#texts/day'
import { language, locale } from '#texts/document'
import { settings } from '../../../settings.ts'
import type { Member } from '../AccountScreen.tsx'
import { faceOf, languageOf, namesOf } from '../face.ts'
import { keptStyles } from './styles.ts'

/** Of the member the names, the number and the card are kept, and nothing else. */
export interface KeptCard {
  member: Member
  /** As an address with the picture in it. */
  photo: string | undefined
  /** The QR code, as squares in a square of `size`. */
  drawn: { path: string; size: number }
  /** When this device last had a network, in seconds since 1970. */
  since: number
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')

/** A document that needs nothing else, and runs nothing: there may be no network for a week. */
const documentOf = (nonce: string, body: string) =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escaped(`${texts.card} – ${settings.portal}`)}</title>`,
    `<style nonce="${nonce}">${keptStyles}</style></head><body>${body}</body></html>`,
  ].join('')

const again = () => `<p class="again"><a href="/${locale}/online/account?pass">${kept.tryAgain}</a></p>`

/** The card as a device shows it that has no network: since when, and then what stands on it. */
export const keptDocument = ({ member, photo, drawn, since }: KeptCard, nonce: string) => {
  const { face, word } = faceOf(member)
  const moment = new Date(since * 1000).toISOString()
  const names = namesOf(member).map(
    (name, place) => `<p class="${place === 0 ? 'name' : 'second'}" lang="${languageOf(name)}">${escaped(name)}</p>`,
  )
  const { path, size } = drawn
  return documentOf(
    nonce,
    [
      `<main data-face="${face}"><h1>${texts.card}</h1>`,
      `<p class="since"><strong>${kept.noNetwork}</strong> <span>${kept.since(`<b>${longMoment(moment)}</b>`)}</span></p>`,
      '<section class="who">',
      photo ? `<img src="${escaped(photo)}" alt="${texts.photo}">` : '',
      `<div>${names.join('')}<p class="number">${groupedMemberNumber(member.memberNumber)}</p></div></section>`,
      `<svg viewBox="0 0 ${size} ${size}" role="img" aria-label="${escaped(code)}" shape-rendering="crispEdges">`,
      `<path d="${path}"/></svg>`,
      `<p class="state"><span>${texts.validUntil} <b>${longDay(member.card.validUntil)}</b></span>`,
      `<strong>${word}</strong></p>`,
      `<p class="hint">${kept.hint}</p>${again()}</main>`,
    ].join(''),
  )
}

/** Takes the place of a card that has been kept for too long: it names nobody. */
export const overDocument = (nonce: string) =>
  documentOf(nonce, `<main><h1>${texts.card}</h1><p>${kept.over}</p>${again()}</main>`)
