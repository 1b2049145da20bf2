/** Drawings of one line, 24 × 24. */
const paths = {
  mobile: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 18h2',
  email: 'M3 6h18v12H3zM3 7l9 6 9-6',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM5 20a7 7 0 0 1 14 0',
  language: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  place: 'M12 21c5-5 7-8 7-11a7 7 0 0 0-14 0c0 3 2 6 7 11zM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  lock: 'M6 11h12v9H6zM9 11V7a3 3 0 0 1 6 0v4',
  devices: 'M3 5h13v9H3zM7 18h4M18 9h3v10h-5v-2',
  shield: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z',
  government: 'M4 20h16M4 9l8-5 8 5zM7 10v7M12 10v7M17 10v7',
  lost: 'M3 6h18v12H3zM3 10h18M14 13l3 3M17 13l-3 3',
  card: 'M3 6h18v12H3zM6 10h5M6 14h9',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1',
  children:
    'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 20a6 6 0 0 1 12 0M17 13a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM16 16a4 4 0 0 1 5 4',
  bell: 'M6 16v-5a6 6 0 0 1 12 0v5l1.5 2h-15zM10 21h4',
  onward: 'M9 5l7 7-7 7',
  attention: 'M12 5v9M12 18v1',
} as const

export type IconName = keyof typeof paths

/** Says nothing that the words beside it do not. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
)
