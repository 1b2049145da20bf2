import styles from './Drawing.module.css'
import { Drawing } from './Drawing.tsx'

/** A card that is missing: its outline, and a glass that looks for it. */
export const LostDrawing = () => (
  <Drawing>
    <rect x="26" y="29" width="84" height="53" rx="8" strokeDasharray="6 6" />
    <path d="M38 44h24M38 55h14M38 69h30" />
    <g className={styles.own}>
      <path d="M116 80l14 14" strokeWidth="5" />
      <circle className={styles.lens} cx="103" cy="67" r="18" />
      <path d="M93 64a10 10 0 0 1 8-8" strokeWidth="2" />
    </g>
  </Drawing>
)
