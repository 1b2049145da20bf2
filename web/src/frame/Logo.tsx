/** The portal’s mark: the lanes of a track, of which one is the person’s. It looks the same by day and by night. */
export function Logo() {
  return (
    <svg viewBox="0 0 40 40" data-art="mark" aria-hidden="true">
      <rect width="40" height="40" rx="11" fill="var(--card-lit)" />
      <g fill="none" stroke="#fff" strokeLinecap="round">
        <path d="M8 31V20a12 12 0 0 1 24 0v11M14 31V20a6 6 0 0 1 12 0v11" strokeWidth="2.6" />
        <path d="M20 31V20.5" stroke="var(--own-lane)" strokeWidth="3.6" />
      </g>
    </svg>
  )
}
