import { addDays, Refusal } from '@palaestra/contract'
import type { Deps } from '../deps.ts'
import { bulletinTable } from '../features/bulletin/bulletin.table.ts'
import { draftService, type Seen } from '../features/bulletin/draft.service.ts'
import { sendingService } from '../features/bulletin/sending.service.ts'
import { noticeTable } from '../features/notice/notice.table.ts'
import { clockFrom } from '../ports/clock.ts'
import { people } from './people.ts'

type Written = Parameters<ReturnType<typeof draftService>['save']>[1]
const now = { people: Number.MAX_SAFE_INTEGER, day: '', hour: 0 }

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

/** To all: some have not opened it yet. */
const typhoons: Written = {
  ...{ ...toNobodyYet, topic: 'official', uri: '/venues/today' },
  titleZh: '懸掛八號或以上颱風信號期間，體育設施關閉',
  titlePt: 'Com sinal n.º 8 ou superior, as instalações desportivas encerram',
  titleEn: 'Sports facilities close at typhoon signal no. 8 or above',
  messageZh:
    '懸掛八號或以上颱風信號期間，各體育設施暫停開放。該段時間的預約會取消，已繳費用全數退回；我們會通知你，你毋須辦理任何手續。信號除下後，請先查看場地是否已重新開放，然後才出門。',
  messagePt:
    'Enquanto estiver içado o sinal n.º 8 ou superior, as instalações desportivas estão encerradas. As reservas para esse período são canceladas e o valor pago é devolvido por inteiro; recebe uma notificação e não precisa de fazer nada. Depois de arriado o sinal, veja se o recinto já reabriu antes de sair de casa.',
  messageEn:
    'While signal no. 8 or above is hoisted, the sports facilities are closed. Bookings for that time are cancelled and what you paid is refunded in full; we notify you, and there is nothing you need to do. Once the signal is lowered, check that the venue has opened again before you leave home.',
}

/** To those who live nearby. The works were put off, so it was taken back. */
const waterWorks: Written = {
  ...{ ...toNobodyYet, to: 'group', areas: ['nsf'] },
  titleZh: '巴坡沙體育中心明日關閉',
  titlePt: 'Centro Desportivo Tamagnini Barbosa encerrado amanhã',
  titleEn: 'Tamagnini Barbosa Sports Centre closed tomorrow',
  messageZh: '巴坡沙體育中心明日因維修供水系統關閉。其他體育設施照常開放。',
  messagePt:
    'O Centro Desportivo Tamagnini Barbosa está encerrado amanhã, por obras no abastecimento de água. As outras instalações funcionam como habitualmente.',
  messageEn:
    'The Tamagnini Barbosa Sports Centre is closed tomorrow for works on its water supply. The other facilities are open as usual.',
}

/** To Taipa, Coloane and the land between. */
const showers: Written = {
  ...{ ...toNobodyYet, to: 'group', areas: ['nsc', 'sfx', 'cotai'] },
  titleZh: '奧林匹克體育中心淋浴設備維修',
  titlePt: 'Obras nos chuveiros do Centro Desportivo Olímpico',
  titleEn: 'Works on the showers of the Olympic Sports Centre',
  messageZh:
    '由今日起兩星期，奧林匹克體育中心更衣室的淋浴設備進行維修，期間未能使用。場地照常開放。不便之處，敬請原諒。',
  messagePt:
    'A partir de hoje, e durante duas semanas, os chuveiros dos balneários do Centro Desportivo Olímpico estão em obras e não podem ser utilizados. Os campos funcionam como habitualmente. Pedimos desculpa pelo incómodo.',
  messageEn:
    'For two weeks from today, the showers in the changing rooms of the Olympic Sports Centre are being repaired and cannot be used. The courts are open as usual. We apologise for the inconvenience.',
}

/** To all, also by e-mail, once its day has come. */
const survey: Written = {
  ...{ ...toNobodyYet, byEmail: true },
  titleZh: '體育設施使用者意見調查',
  titlePt: 'Inquérito aos utentes das instalações desportivas',
  titleEn: 'Survey among the users of the sports facilities',
  messageZh: '你對體育設施有甚麼意見？問卷不記名，約需五分鐘。三星期內可在各服務櫃檯索取及交回。',
  messagePt:
    'O que pensa das instalações desportivas? O questionário é anónimo e demora cerca de cinco minutos. Durante três semanas pode pedi-lo e entregá-lo em qualquer balcão.',
  messageEn:
    'What do you think of the sports facilities? The questionnaire is anonymous and takes about five minutes. For three weeks you can get it, and hand it in, at any counter.',
}
const surveyIn = { days: 14, hour: 10 }

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

interface Told {
  written: Written
  daysAgo: number
  /** Who has it and has not opened it yet. */
  unread?: readonly (keyof typeof people)[]
}

/** What was sent, the oldest first. Of it no letter leaves. */
const told = {
  lessons: { written: lessons, daysAgo: 21 },
  typhoons: { written: typhoons, daysAgo: 6, unread: ['adult', 'withoutMobile', 'suspended'] },
  waterWorks: { written: waterWorks, daysAgo: 4, unread: ['minor'] },
  showers: { written: showers, daysAgo: 2, unread: ['withTemporaryCard', 'student'] },
} satisfies Record<string, Told>

/** Days after which notices are old, and others are written. */
const daysOfLate = 90

/**
 * Notices by staff: sent to all and to groups, with readers; one of them withdrawn; one planned, and a draft. Where there
 * are others of late, nothing is added.
 */
export const seatBulletins = async (deps: Deps, staffId: number) => {
  const { db, clock, settings } = deps
  const [latest] = await bulletinTable(db).page(undefined, 1)
  if (latest && latest.editedAt >= clock.at(addDays(clock.today(), -daysOfLate), '00:00')) return
  /** The same as it was at an hour of some day before, at which people work. */
  const once = (daysAgo: number, time: string): Deps => {
    const moment = clock.at(addDays(clock.today(), -daysAgo), time)
    return { ...deps, clock: clockFrom(() => moment, settings.timeZone) }
  }
  const add = async (deps: Deps, written: Written): Promise<Seen> => ({
    ...(await draftService(deps).save({ id: null, version: null, staffId }, written)),
    staffId,
  })
  const send = async ({ written, daysAgo, unread = [] }: Told) => {
    const then = once(daysAgo, '10:30')
    const seen = await add(then, written)
    try {
      await sendingService(then).send(seen, now)
      // At once, so that the list says how many have it; the job finds it done.
      await sendingService(then).goOn(seen.id, async () => {})
    } catch (error) {
      // The children of the demonstration grow up: it stays a draft.
      if (!(error instanceof Refusal)) throw error
    }
    const notOpened = unread.map((name): string => people[name].username)
    const given = await db
      .selectFrom('notices')
      .innerJoin('members', 'members.id', 'notices.memberId')
      .select(['notices.id', 'memberId', 'username'])
      .where('bulletinId', '=', seen.id)
      .execute()
    const readAt = once(daysAgo, '13:10').clock.now()
    for (const { id, memberId, username } of given)
      if (!notOpened.includes(username)) await noticeTable(db).markRead(memberId, id, readAt)
    return seen.id
  }

  await send(told.lessons)
  await send(told.typhoons)
  const id = await send(told.waterWorks)
  const afterwards = sendingService(once(told.waterWorks.daysAgo, '16:45'))
  const { version = 0 } = (await bulletinTable(db).byId(id)) ?? {}
  await afterwards.withdraw({ id, version, staffId })
  await afterwards.takeBack(id, async () => {})
  await send(told.showers)
  const day = addDays(clock.today(), surveyIn.days)
  await sendingService(deps).send(await add(deps, survey), { ...now, day, hour: surveyIn.hour })
  await add(deps, openDay)
}
