import styles from './Drawing.module.css'
import { Drawing } from './Drawing.tsx'

/** Its time is over: a stopwatch that has gone round. */
export const EndedDrawing = () => (
  <Drawing>
    <path d="M73 13h14M80 13v12M107 34l6-6M109 24l8 8" />
    <circle cx="80" cy="60" r="35" />
    <path d="M80 33v4M107 60h-4M80 87v-4M53 60h4M99 41l-2 2M99 79l-2-2M61 79l2-2M61 41l2 2" strokeWidth="1.6" />
    <path className={styles.own} d="M80 60V42" />
    <path d="M80 60 92 67" />
  </Drawing>
)
