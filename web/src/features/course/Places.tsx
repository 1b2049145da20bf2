import * as texts from '#texts/course'
import styles from './course.module.css'
import type { Course } from './courses.ts'

/** Up to a fifth of the places are few. */
const fewOf = 0.2

/** How many places are left, as words and as a bar. */
export const Places = ({
  course: { places, left, closed },
}: {
  course: Pick<Course, 'places' | 'left' | 'closed'>
}) => (
  <div className={styles.places}>
    <span>{closed ? texts.closed : left === 0 ? texts.full : texts.left(left, places)}</span>
    {!closed && <progress aria-hidden="true" max={places} value={left} data-few={left <= places * fewOf} />}
  </div>
)
