/**
 * Alarms that an operator has to look at today: far more codes by SMS than usual, codes that hardly anybody uses, and
 * the day’s codes all spent (T-15).
 */
export const alarms = ['codes_far_above_usual', 'codes_hardly_used', 'codes_spent'] as const
export type Alarm = (typeof alarms)[number]

export interface Alarms {
  raise(alarm: Alarm): void
}
