import { Button } from '@palaestra/ui'
import * as texts from '#texts/venue'
import * as words from '#texts/venue.basket'
import styles from './basket.module.css'
import { mostCost } from './choosing.ts'
import type { Choosing } from './useChoosing.ts'

/** On telephones what was chosen stays in sight while one goes on looking. */
export const BasketBar = ({ choices }: Pick<Choosing, 'choices'>) =>
  choices.length === 0 ? null : (
    <div className={styles.bar}>
      <p>
        <b>{words.chosen(choices.length)}</b> <span>{words.mostIs(texts.priceIn(mostCost(choices)))}</span>
      </p>
      <Button kind="primary" onClick={() => document.getElementById('basket')?.focus()}>
        {words.toBasket}
      </Button>
    </div>
  )
