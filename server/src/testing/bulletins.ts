import { workers } from '../features.ts'
import { aClerk } from './desk.ts'
import type { Portal } from './portal.ts'

/** A notice that could be sent, to everybody. */
export const aBulletin = {
  topic: 'services',
  ...{ titleZh: '氹仔泳池維修', titlePt: 'Obras na piscina da Taipa', titleEn: 'Works at the Taipa pool' },
  ...{ messageZh: '氹仔泳池將於三月關閉。', messagePt: 'A piscina encerra em Março.', messageEn: 'Closed in March.' },
  ...{ uri: '', byEmail: false, bySms: false, to: 'all', memberNumber: '' },
  ...{ ageFrom: null, ageTo: null, areas: [], languages: [], idTypes: [], services: [] },
}

type Desk = Pick<Awaited<ReturnType<typeof aClerk>>, 'get' | 'post'>

/** Somebody of the staff who writes notices. */
export const writing = <Of extends Desk>(desk: Of) => {
  const look = async (id: number) => (await desk.get(`/desk/notice?id=${id}`)).data
  const draft = async (more: object = {}): Promise<{ id: number; version: number }> =>
    (await desk.post('/desk/notice/save', { id: null, version: null, ...aBulletin, ...more })).data
  const send = (seen: { id: number; version: number }, more: object = {}) =>
    desk.post('/desk/notice/send', { ...seen, people: 1_000_000, day: '', hour: 0, ...more })
  const seen = async (id: number) => ({ id, version: (await look(id)).version as number })
  return {
    ...desk,
    look,
    draft,
    send,
    save: (seen: object, more: object = {}) => desk.post('/desk/notice/save', { ...aBulletin, ...seen, ...more }),
    discard: (seen: object) => desk.post('/desk/notice/discard', seen),
    reach: async (id: number) => (await desk.get(`/desk/notice/reach?id=${id}`)).data,
    list: async (after = '') => (await desk.get(`/desk/notices${after && `?after=${after}`}`)).data,
    /** Writes one and says that it is to be sent. */
    sent: async (more: object = {}, when: object = {}) => {
      const one = await draft(more)
      await send(one, when)
      return one.id
    },
    withdraw: async (id: number) => desk.post('/desk/notice/withdraw', await seen(id)),
    seen,
  }
}

export const aWriter = async (portal: Portal) => writing(await aClerk(portal, ['content']))
export const aSecondWriter = async (portal: Portal) =>
  writing(await aClerk(portal, ['content'], { username: 'fong', name: 'Fong' }))

/** What the schedule does once the time has come. */
export const beginDue = ({ deps }: Portal) => workers(deps)['bulletin.begin']({})
