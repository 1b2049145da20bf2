import { Link } from '@tanstack/react-router'
import * as texts from '#texts/frame'
import list from './list.module.css'

export function NotFound() {
  return (
    <div className={list.page}>
      <h1 tabIndex={-1}>{texts.notFound}</h1>
      <p>
        <Link to="/">{texts.toQueue}</Link>
      </p>
    </div>
  )
}
