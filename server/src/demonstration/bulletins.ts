import { Refusal } from '@palaestra/contract'
import type { Deps } from '../deps.ts'
import { bulletinTable } from '../features/bulletin/bulletin.table.ts'
import { draftService } from '../features/bulletin/draft.service.ts'
import { sendingService } from '../features/bulletin/sending.service.ts'
import { noticeTable } from '../features/notice/notice.table.ts'

type Written = Parameters<ReturnType<typeof draftService>['save']>[1]

const toNobodyYet = {
  ...{ topic: 'services', uri: '', byEmail: false, bySms: false, to: 'all', memberNumber: '' },
  ...{ ageFrom: null, ageTo: null, areas: [], languages: [], idTypes: [], services: [] },
} satisfies Partial<Written>

/** To children: of the demonstration one, who has read it. */
const lessons: Written = {
  ...{ ...toNobodyYet, to: 'group', ageFrom: 6, ageTo: 12 },
  titleZh: '兒童游泳班開始報名',
  titlePt: 'Aulas de natação para crianças: inscrições abertas',
  titleEn: 'Swimming lessons for children: registration is open',
  messageZh: '六至十二歲的會員可報名參加兒童游泳班。請由父母或監護人帶同會員卡，到塔石體育館的服務櫃檯辦理。',
  messagePt:
    'Os sócios dos 6 aos 12 anos podem frequentar as aulas de natação. O pai, a mãe ou o tutor faz a inscrição no balcão do Pavilhão Polidesportivo Tap Seac, com o cartão de sócio.',
  messageEn:
    'Members aged 6 to 12 can join the swimming lessons. A parent or guardian registers them at the counter of the Tap Seac Pavilion, with the member card.',
}

/** Somebody is still at work on it. */
const openDay: Written = {
  ...{ ...toNobodyYet, byEmail: true },
  titleZh: '體育設施開放日',
  titlePt: 'Dia aberto das instalações desportivas',
  titleEn: 'Open day of the sports facilities',
  messageZh: '開放日當天，所有設施免費開放予會員及其同行人士。',
  messagePt: 'Nesse dia todas as instalações estão abertas, sem encargos, aos sócios e a quem os acompanhe.',
  messageEn: 'On the open day all facilities are free of charge for members and whoever comes with them.',
}

/** Two notices by staff: one that was sent to few and read, and a draft. Where there are others, nothing is added. */
export const seatBulletins = async (deps: Deps, staffId: number) => {
  if ((await bulletinTable(deps.db).page(undefined, 1)).length > 0) return
  const add = (written: Written) => draftService(deps).save({ id: null, version: null, staffId }, written)
  const { id, version } = await add(lessons)
  const sending = sendingService(deps)
  try {
    await sending.send({ id, version, staffId }, { people: Number.MAX_SAFE_INTEGER, day: '', hour: 0 })
    // At once, so that the list says how many have it; the job finds it done.
    await sending.goOn(id, async () => {})
  } catch (error) {
    // The children of the demonstration grow up: it stays a draft.
    if (!(error instanceof Refusal)) throw error
  }
  const given = await deps.db.selectFrom('notices').select(['id', 'memberId']).where('bulletinId', '=', id).execute()
  for (const one of given) await noticeTable(deps.db).markRead(one.memberId, one.id, deps.clock.now())
  await add(openDay)
}
