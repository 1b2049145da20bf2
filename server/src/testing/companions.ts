import type { PersonName } from '../demonstration/people.ts'
import type { Portal } from './portal.ts'

/** What a member does about the people around them. What follows from a request is done before it comes back. */
export const companionsOf = async (portal: Portal, name: PersonName) => {
  const member = await portal.memberAs(name)
  const found = portal.db.selectFrom('members').select('memberNumber').where('id', '=', member.id)
  const { memberNumber } = await found.executeTakeFirstOrThrow()
  const mine = async () => (await member.get('/family')).data
  const and = async (path: string, body: object) => {
    const answer = await member.post(`/family/${path}`, body)
    await portal.doJobs()
    return answer
  }
  return {
    ...member,
    memberNumber,
    mine,
    askChild: (memberNumber: string, relation = 'relative') => and('child', { memberNumber, relation }),
    askPlayer: (memberNumber: string, shirt: number | null = null) => and('player', { memberNumber, shirt }),
    askCollector: (memberNumber: string) => and('collector', { memberNumber }),
    editChild: (id: number, relation: string) => and('child/edit', { id, relation }),
    editPlayer: (id: number, shirt: number | null) => and('player/edit', { id, shirt }),
    confirm: (id: number) => and('confirm', { id }),
    end: (id: number) => and('end', { id }),
    /** Says yes to the newest request. */
    sayYes: async () => and('confirm', { id: (await mine()).asks.at(-1).id }),
    sayNo: async () => and('end', { id: (await mine()).asks.at(-1).id }),
  }
}

/** The minor of the demonstration, made so young that an adult may take them along. */
export const makeYoung = (portal: Portal, birthDate = '2015-06-18') =>
  portal.db.updateTable('members').set({ birthDate }).where('username', '=', 'lokio').execute()
