import { Link } from '@tanstack/react-router'
import * as texts from '#texts/frame'

export function NotFound() {
  return (
    <>
      <h1 tabIndex={-1}>{texts.notFound}</h1>
      <p>
        <Link to="/">{texts.toQueue}</Link>
      </p>
    </>
  )
}
