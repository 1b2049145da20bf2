import * as texts from '#texts/account.pass'

/** A QR code as it was drawn. */
export const CodePicture = ({ path, size }: { path: string; size: number }) => (
  <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={texts.code} shapeRendering="crispEdges">
    <path d={path} />
  </svg>
)
