import type { api, Reply } from '@palaestra/contract'

/** A member as the server tells of one. Typed by the call, so that a field more is missed here and nowhere else. */
export const member: Reply<typeof api.account.info> = {
  nameZh: '陳小美',
  namePt: 'Chan Sio Mei',
  memberNumber: '000100008',
  username: 'siumei',
  emailHint: 's•••@example.mo',
  emailConfirmed: true,
  mobileHint: '6612 ••••',
  mobileConfirmed: true,
  language: 'zh',
  card: { kind: 'permanent', validUntil: '2031-11-20', permanentFrom: null, closed: null },
  onlinePayment: null,
  pickUpPlace: '塔石體育館 · 荷蘭園大馬路',
  isGuardian: false,
  hasGuardians: false,
  childWaits: false,
  photo: null,
}
