import type { Portal } from './portal.ts'

export const heading = 'member_number,day,came,left,place'
export const mongHa = 'Complexo Desportivo Mong-Há'

/** A file as a browser sends it. */
export const csv = (content: string | Uint8Array<ArrayBuffer>) =>
  new File([content], 'visits.csv', { type: 'text/csv' })

type Desk = Pick<Awaited<ReturnType<Portal['staffAs']>>, 'postForm'>

/** Whoever brings in visits: lines below the heading, or a whole file. */
export const importing = (desk: Desk) => ({
  file: (content: string | Uint8Array<ArrayBuffer>) => desk.postForm('/desk/points/visits', { file: csv(content) }),
  lines: (lines: readonly string[]) =>
    desk.postForm('/desk/points/visits', { file: csv([heading, ...lines].join('\n')) }),
})

export const memberNumberOf = async ({ db }: Portal, { id }: { id: number }) => {
  const found = db.selectFrom('members').select('memberNumber').where('id', '=', id)
  return (await found.executeTakeFirstOrThrow()).memberNumber
}

/** Lets a member have been somewhere: days with the time of coming and leaving, as `2026-02-27 18:00-19:30`. */
export const visitsOf = async (portal: Portal, member: { id: number }, visits: readonly string[]) => {
  const number = await memberNumberOf(portal, member)
  const lines = visits.map((visit) => {
    const [day, came, left] = visit.split(/[ -](?=\d\d:|$)/)
    return [number, day, came, left ?? '', mongHa].join(',')
  })
  const { data } = await importing(await portal.staffAs('senior')).lines(lines)
  return data
}
