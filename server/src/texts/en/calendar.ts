import type { calendar as zh } from '../zh/calendar.ts'

export const calendar: typeof zh = {
  made: (hotline) => ({
    subject: 'A private address for your calendar',
    body: `A private address by which calendar programs read your bookings has been made in your account. Whoever has it sees when and where you play.

If it was not you who made it, log in at once, end the address in “My bookings”, and change your password. If you need help, call ${hotline}.`,
  }),
  name: (portal) => `${portal}: my bookings`,
}
