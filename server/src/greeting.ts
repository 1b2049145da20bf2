import { demonstrationPassword, people } from './demonstration/people.ts'
import { staff } from './demonstration/staff.ts'

interface Started {
  origin: string
  development: boolean
  /** The gates of the demonstration with their keys. */
  gates: readonly { name: string; key: string }[]
}

const row = (name: string, value: string) => `  ${name.padEnd(20)}${value}`

/** The facts for the person who started the portal: its address, and in development whom one can sign in as. */
export const greeting = ({ origin, development, gates }: Started) => {
  const ready = `Ready on ${origin} after ${Math.round(process.uptime() * 1000)} ms`
  if (!development) return ready
  return [
    ready,
    '',
    row('Portal', `${origin}/`),
    row('Desk', `${origin}/desk/`),
    row('Development inbox', `${origin}/dev/inbox   (every letter and text message ends here)`),
    '',
    `A demonstration: no authority stands behind it and nobody in it exists. Password: ${demonstrationPassword}`,
    row(people.adult.username, 'a member who reads Chinese'),
    row(people.portuguese.username, 'a member who reads Portuguese'),
    row(staff.reviewer.username, 'reviews applications, at the desk'),
    '',
    'Keys of gates, to be tried with `npm run gate`:',
    ...gates.map(({ name, key }) => row(name, key)),
    '',
  ].join('\n')
}
