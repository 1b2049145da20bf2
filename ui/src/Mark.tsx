/**
 * The portal’s mark: the lanes of a track, of which one is the person’s. It looks the same by day and by night; where it
 * stands on the colour of its own ground, `--mark-ground` and `--mark-lanes` say otherwise.
 */
export function Mark() {
  return (
    <svg viewBox="0 0 40 40" data-art="mark" aria-hidden="true">
      <rect width="40" height="40" rx="11" fill="var(--mark-ground, var(--card-lit))" />
      <g fill="none" stroke="var(--mark-lanes, #fff)" strokeLinecap="round">
        <path d="M8 31V20a12 12 0 0 1 24 0v11M14 31V20a6 6 0 0 1 12 0v11" strokeWidth="2.6" />
        <path d="M20 31V20.5" stroke="var(--own-lane)" strokeWidth="3.6" />
      </g>
    </svg>
  )
}
