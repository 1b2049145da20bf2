import type { gate as zh } from '../zh/gate.ts'

export const gate: typeof zh = {
  open: 'Please enter',
  leave: 'Goodbye',
  unknown: 'Code not valid. Please ask at the counter',
  ended: 'Code has expired. Please show a new one',
  passed: 'Code already used. Please show a new one',
  suspended: 'Card does not open now. Please ask at the counter',
  expired: 'Card has expired. Please ask at the counter',
  temporary: 'Temporary cards open classes only',
  too_early: 'It is too early. Please come back later',
  unpaid: 'Not paid yet. Please pay at the counter first',
  nothing_booked: 'You have nothing booked here now',
}
