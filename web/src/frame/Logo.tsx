/** The curve of a running track and its lanes. */
export function Logo() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="20" fill="var(--brand)" />
      <g fill="none" stroke="var(--on-brand)" strokeLinecap="round">
        <path d="M8 29V20a12 12 0 0 1 24 0v9" strokeWidth="2.4" />
        <path d="M13 29v-9a7 7 0 0 1 14 0v9" strokeWidth="2.4" />
        <path d="M18 29v-9a2 2 0 0 1 4 0v9" strokeWidth="2.4" />
      </g>
    </svg>
  )
}
