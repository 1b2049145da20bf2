import { audiences, bands, type FacilityKind } from '@palaestra/contract'
import type { NoTx, Tx } from '../database/database.ts'
import { inTransaction } from '../database/inTransaction.ts'
import type { Uses } from '../deps.ts'
import { inColumns } from '../features/site/site.table.ts'
import { makeTimetable } from '../features/venue/timetable.service.ts'
import { venueTable } from '../features/venue/venue.table.ts'
import type { Said } from '../settings.ts'

const said = ([zh, pt, en]: [string, string, string]): Said => ({ zh, pt, en })

const kinds: Record<FacilityKind, { name: Said; court: (number: number) => Said; minimumAge: number; party: number }> =
  {
    badminton: of(['羽毛球場', 'Badminton', 'Badminton courts'], 8),
    table_tennis: of(['乒乓球室', 'Ténis de mesa', 'Table tennis'], 4, ['號枱', 'Mesa', 'Table']),
    squash: of(['壁球場', 'Squash', 'Squash courts'], 4),
    tennis: of(['網球場', 'Ténis', 'Tennis courts'], 4),
    basketball: of(['籃球場', 'Basquetebol', 'Basketball courts'], 20),
    volleyball: of(['排球場', 'Voleibol', 'Volleyball courts'], 20),
    futsal: of(['五人足球場', 'Futsal', 'Futsal pitches'], 14),
    football: of(['足球場', 'Futebol', 'Football pitches'], 30),
    bowling: of(['保齡球道', 'Bowling', 'Bowling lanes'], 6, ['號道', 'Pista', 'Lane']),
  }

function of(
  name: [string, string, string],
  party: number,
  [zh, pt, en]: [string, string, string] = ['號場', 'Campo', 'Court'],
) {
  return {
    ...{ name: said(name), minimumAge: 4, party },
    court: (number: number) => said([`${number} ${zh}`, `${pt} ${number}`, `${en} ${number}`]),
  }
}

const peninsula = said(['澳門半島', 'Península de Macau', 'Macao Peninsula'])
const taipa = said(['氹仔', 'Taipa', 'Taipa'])
const cotai = said(['路氹', 'Cotai', 'Cotai'])

interface Venue {
  code: string
  name: Said
  area: Said
  address: Said
  /** How many courts of each kind. */
  courts: Partial<Record<FacilityKind, number>>
  /** Kinds whose peak hours are given by ballot. */
  byBallot?: FacilityKind[]
}

/** Places that there are; their courts and prices are invented. */
const venues: Venue[] = [
  {
    code: 'mong-ha',
    name: said(['望廈體育中心', 'Centro Desportivo Mong-Há', 'Mong-Há Sports Centre']),
    area: peninsula,
    address: said(['望廈', 'Mong-Há', 'Mong-Há']),
    courts: { badminton: 8, table_tennis: 8, squash: 4, futsal: 1, basketball: 1, volleyball: 2 },
    byBallot: ['badminton'],
  },
  {
    code: 'tap-seac',
    name: said(['塔石體育館', 'Pavilhão Polidesportivo Tap Seac', 'Tap Seac Multisport Pavilion']),
    area: peninsula,
    address: said(['塔石廣場', 'Praça do Tap Seac', 'Tap Seac Square']),
    courts: { badminton: 6, table_tennis: 6, basketball: 1, volleyball: 1 },
  },
  {
    code: 'vitoria',
    name: said(['得勝體育中心', 'Centro Desportivo da Vitória', 'Vitória Sports Centre']),
    area: peninsula,
    address: said(['得勝馬路', 'Estrada da Vitória', 'Estrada da Vitória']),
    courts: { badminton: 4, squash: 2, volleyball: 1 },
  },
  {
    code: 'dom-bosco',
    name: said(['鮑思高體育中心', 'Centro Desportivo do Colégio D. Bosco', 'D. Bosco College Sports Centre']),
    area: peninsula,
    address: said(['美副將大馬路', 'Avenida do Coronel Mesquita', 'Avenida do Coronel Mesquita']),
    courts: { badminton: 4, basketball: 1, futsal: 1, football: 1 },
  },
  {
    code: 'lin-fong',
    name: said(['蓮峰體育中心', 'Centro Desportivo de Lin Fong', 'Lin Fong Sports Centre']),
    area: peninsula,
    address: said(['蓮峰街', 'Rua de Lin Fong', 'Rua de Lin Fong']),
    courts: { badminton: 4, table_tennis: 6, football: 1 },
  },
  {
    code: 'barbosa',
    name: said(['巴坡沙體育中心', 'Centro Desportivo Tamagnini Barbosa', 'Tamagnini Barbosa Sports Centre']),
    area: peninsula,
    address: said(['台山', 'Toi San', 'Toi San']),
    courts: { table_tennis: 4, futsal: 1, basketball: 1, volleyball: 1 },
  },
  {
    code: 'ho-tung',
    name: said([
      '何東中葡小學綜合運動室',
      'Ginásio da Escola Primária Luso-Chinesa Sir Robert Ho Tung',
      'Sir Robert Ho Tung Primary School Gymnasium',
    ]),
    area: peninsula,
    address: said(['塔石', 'Tap Seac', 'Tap Seac']),
    courts: { badminton: 3, volleyball: 1 },
  },
  {
    code: 'olympic',
    name: said(['奧林匹克體育中心', 'Centro Desportivo Olímpico', 'Olympic Sports Centre']),
    area: taipa,
    address: said(['氹仔奧林匹克游泳館圓形地', 'Rotunda do Centro Olímpico', 'Rotunda do Centro Olímpico']),
    courts: { badminton: 8, table_tennis: 6 },
    byBallot: ['badminton'],
  },
  {
    code: 'olympic-outdoor',
    name: said([
      '奧林匹克體育中心－戶外天地',
      'Centro Desportivo Olímpico – Quintal Desportivo',
      'Olympic Sports Centre – Outdoor Zone',
    ]),
    area: taipa,
    address: said(['氹仔奧林匹克大馬路', 'Avenida Olímpica', 'Avenida Olímpica']),
    courts: { tennis: 4, table_tennis: 4, futsal: 2, football: 2 },
    byBallot: ['tennis'],
  },
  {
    code: 'taipa-northeast',
    name: said(['氹仔東北體育中心', 'Centro Desportivo do Nordeste da Taipa', 'Taipa Northeast Sports Centre']),
    area: taipa,
    address: said(['北安', 'Pac On', 'Pac On']),
    courts: { badminton: 6, squash: 3, tennis: 4 },
  },
  {
    code: 'bowling',
    name: said(['保齡球中心', 'Centro de Bowling', 'Bowling Centre']),
    area: cotai,
    address: said(['路氹城', 'Cotai', 'Cotai']),
    courts: { bowling: 12, table_tennis: 6 },
  },
  {
    code: 'tennis-academy',
    name: said(['網球學校', 'Academia de Ténis', 'Tennis Academy']),
    area: cotai,
    address: said(['路氹城', 'Cotai', 'Cotai']),
    courts: { tennis: 6 },
    byBallot: ['tennis'],
  },
]

/** Since when hours and prices hold: before any day that is let. */
const fromDay = '2020-01-01'
const [weekdays, sunday, holiday] = [[1, 2, 3, 4, 5, 6], 7, 8] as const

const hoursOf = (facilityId: number) =>
  [
    ...weekdays.map((weekday) => ({ weekday, opens: '08:00', closes: '22:00' })),
    ...[sunday, holiday].map((weekday) => ({ weekday, opens: '09:00', closes: '21:00' })),
  ].map((hours) => ({ ...hours, facilityId, fromDay, untilDay: null }))

const peak = (facilityKind: FacilityKind) => [
  ...[1, 2, 3, 4, 5].map((weekday) => ({ facilityKind, weekday, fromHour: 18, untilHour: 22 })),
  ...[6, sunday, holiday].map((weekday) => ({ facilityKind, weekday, fromHour: 9, untilHour: 21 })),
]

/** For an hour, in avos. */
const amounts = {
  off_peak: { adult: 2000, minor: 1000, senior: 0 },
  peak: { adult: 4000, minor: 2000, senior: 1000 },
}

const addFacility = async (
  { db }: { db: Tx },
  venueId: number,
  kind: FacilityKind,
  courts: number,
  byBallot: boolean,
) => {
  const table = venueTable(db)
  const { name, court, ...needs } = kinds[kind]
  const peakBy = byBallot ? 'ballot' : 'first_come'
  const code = kind.replace('_', '-')
  const facilityId = await table.addFacility({ venueId, code, kind, ...inColumns('name', name), ...needs, peakBy })
  await table.addCourts(
    Array.from({ length: courts }, (_, place) => ({
      ...{ facilityId, code: String(place + 1), place, withdrawnOn: null },
      ...inColumns('name', court(place + 1)),
    })),
  )
  await table.addHours(hoursOf(facilityId))
  const prices = bands.flatMap((band) =>
    audiences.map((audience) => ({ facilityId, band, audience, fromDay, amount: amounts[band][audience] })),
  )
  await table.addPrices(prices)
}

/** Days from today whose slots are there from the beginning. The others come within the first minute. */
const daysAtOnce = 1

/** Twelve venues, and the slots of their first days. Existing ones stay as they are. */
export const seatVenues = async (deps: Uses<'clock' | 'settings', NoTx>) => {
  await inTransaction(deps, async ({ db }) => {
    await venueTable(db).addPeak((Object.keys(kinds) as FacilityKind[]).flatMap(peak))
    for (const [place, { code, courts, byBallot = [], ...venue }] of venues.entries()) {
      const { name, area, address } = venue
      const id = await venueTable(db).add({
        ...{ code, place },
        ...{ ...inColumns('name', name), ...inColumns('area', area), ...inColumns('address', address) },
      })
      if (id === undefined) continue
      for (const [kind, many] of Object.entries(courts) as [FacilityKind, number][])
        await addFacility({ db }, id, kind, many, byBallot.includes(kind))
    }
  })
  while (await makeTimetable(deps, daysAtOnce)) {}
}
