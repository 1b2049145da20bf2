import { addDays, cardValidUntil, type DocumentKind, memberNumberFrom, type SupplementForm } from '@palaestra/contract'
import { onlineCardNotice } from '../content/pages/templates.ts'
import type { Deps } from '../deps.ts'
import { accountTable } from '../features/account/account.table.ts'
import { cardTable, newReference } from '../features/card/card.table.ts'
import { noticeTable } from '../features/entitlement/notice.table.ts'
import { erasureRequestService } from '../features/erasureRequest/erasureRequest.service.ts'
import { erasureRequestTable } from '../features/erasureRequest/erasureRequest.table.ts'
import { fileService } from '../features/file/file.service.ts'
import { requestService } from '../features/missingDocument/request.service.ts'
import { decisionService } from '../features/supplement/decision.service.ts'
import { supplementService } from '../features/supplement/supplement.service.ts'
import { after, clockFrom, day } from '../ports/clock.ts'
import { type InTheMiddle, membersInTheMiddle } from './inTheMiddle.ts'
import { demonstrationPassword } from './people.ts'
import { pictureOf } from './pictures.ts'

/** After the people that tests name, and with room for more of them. */
const firstNumber = 10_500

/** Days from today on which the card ends, where it is not the usual day. */
const cardEnds: Partial<Record<InTheMiddle, number>> = { ending: 20, ended: -10 }

const nothing: SupplementForm = {
  renews: false,
  nameZh: '',
  noChineseName: false,
  surname: '',
  firstName: '',
  documentNumber: '',
  documentExpiry: '',
  photo: '',
  idCopy: '',
  photoRecent: false,
}

const join = async ({ db, clock }: Deps, name: InTheMiddle, passwordHash: string) => {
  const person = membersInTheMiddle[name]
  const place = Object.keys(membersInTheMiddle).indexOf(name)
  const joined = { passwordHash, activatedAt: clock.now(), joinedAt: clock.now() }
  const memberNumber = memberNumberFrom(firstNumber + place)
  const { id } = await accountTable(db).add({ ...person, ...joined, memberNumber })
  const days = cardEnds[name]
  const validUntil = days === undefined ? cardValidUntil(clock.today(), person) : addDays(clock.today(), days)
  await cardTable(db).add({
    memberId: id,
    kind: 'permanent',
    qrReference: newReference(),
    validUntil,
  })
  await noticeTable(db).accept(id, onlineCardNotice.updatedOn, clock.now())
  return { id, memberNumber }
}

/** A copy of a document, as the member has uploaded it. */
const copyOf = async (deps: Deps, memberId: number) => {
  const file = new File([new Uint8Array(pictureOf('newResident', 'document'))], 'copy.jpg', { type: 'image/jpeg' })
  return (await fileService(deps).upload({ kind: 'id_copy', by: { memberId }, file })).id
}

type Joined = Awaited<ReturnType<typeof join>>
const then: Partial<Record<InTheMiddle, (deps: Deps, member: Joined, staffId: number) => Promise<unknown>>> = {
  async changing(deps, { id }) {
    await supplementService(deps).send(id, { ...nothing, surname: 'Gomes', idCopy: await copyOf(deps, id) })
  },
  async refused(deps, { id }, staffId) {
    const idCopy = await copyOf(deps, id)
    const { reference } = await supplementService(deps).send(id, { ...nothing, idCopy })
    await decisionService(deps).reject({
      reference,
      staffId,
      reasons: { idCopy: '身份證明文件副本不清晰，請重新上載。' },
    })
  },
  async asked(deps, { memberNumber }, staffId) {
    const kinds: DocumentKind[] = ['idCopy', 'other']
    const dueOn = addDays(deps.clock.today(), 12)
    const [words, why] = ['A letter of the school', 'The school asks for the membership of its team.']
    await requestService(deps).ask({ memberNumber, dueOn, kinds, words, why, staffId })
  },
  async leaving(deps, { id }) {
    await erasureRequestService(deps).ask(id, { understood: true })
    // Asked then, told now: a letter of two weeks ago would be too late to leave, and somebody would be alarmed.
    const request = await erasureRequestTable(deps.db).openOf(id)
    const askedAt = after(deps.clock.now(), -deps.settings.erasure.thinkDays * day)
    if (request) await erasureRequestTable(deps.db).set(request.id, { askedAt, thinkUntil: deps.clock.now() })
  },
}

/** Seats who is in the middle of something, by the ordinary steps; who is there already stays as they are. */
export const seatChanges = async (deps: Deps, staffId: number) => {
  const passwordHash = await deps.passwords.hash(demonstrationPassword)
  // As of yesterday, so that something has waited.
  const yesterday = { ...deps, clock: clockFrom(() => after(deps.clock.now(), -day), deps.settings.timeZone) }
  for (const name of Object.keys(membersInTheMiddle) as InTheMiddle[]) {
    if (await accountTable(deps.db).has('username', membersInTheMiddle[name].username)) continue
    const member = await join(deps, name, passwordHash)
    await then[name]?.(yesterday, member, staffId)
  }
}
