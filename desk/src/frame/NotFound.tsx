import { NotFoundDrawing } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import * as texts from '#texts/frame'
import styles from './NotFound.module.css'

export function NotFound() {
  return (
    <div className={styles.alone}>
      <NotFoundDrawing />
      <h1 tabIndex={-1}>{texts.notFound}</h1>
      <p>
        <Link to="/">{texts.toQueue}</Link>
      </p>
    </div>
  )
}
