import styles from './Drawing.module.css'
import { Drawing } from './Drawing.tsx'

/** Not found, or not working: the ball is off the lane. */
export const NotFoundDrawing = () => (
  <Drawing>
    <path d="M8 92h56a36 36 0 0 0 0-72H8M8 80h56a24 24 0 0 0 0-48H8M8 68h56a12 12 0 0 0 0-24H8" />
    <path d="M92 33q16-8 26 22" strokeDasharray="1 6" />
    <g className={styles.own}>
      <circle className={styles.lens} cx="126" cy="76" r="15" />
      <path d="M117 65q8 11 0 22M135 65q-8 11 0 22" strokeWidth="2" />
    </g>
  </Drawing>
)
