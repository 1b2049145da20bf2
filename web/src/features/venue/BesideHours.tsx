import { Button } from '@palaestra/ui'
import { Link, useLocation } from '@tanstack/react-router'
import * as texts from '#texts/venue'
import * as words from '#texts/venue.basket'
import { destinationOf } from '../../routing/arrival.ts'
import styles from './basket.module.css'
import { mostCost } from './choosing.ts'
import type { Choosing } from './useChoosing.ts'

/** The way in, and from there back to the hours that one was looking at. */
export function LogIn() {
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  return (
    <section className={styles.sheet}>
      <p>{words.logInToBook}</p>
      <p>
        <Link to="/ams/login" search={destinationOf('/vbs/venue', search)}>
          {words.logIn}
        </Link>
      </p>
    </section>
  )
}

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
