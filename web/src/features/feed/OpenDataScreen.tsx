import { datasetPath, feedLicence, feedPathOf, feeds } from '@palaestra/contract'
import * as texts from '#texts/feed'
import { openData as titleOf } from '#texts/titles'
import { settings } from '../../settings.ts'
import styles from './feed.module.css'

/** What is published as open data, under which licence, and how it is harvested. It is the same for everybody. */
export function OpenDataScreen() {
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{titleOf}</h1>
      <p>{texts.what}</p>
      <p>{texts.nobody}</p>

      <h2>{texts.feeds}</h2>
      <dl className={styles.feeds}>
        {feeds.map((feed) => (
          <div key={feed}>
            <dt>{texts.inFeeds[feed].name}</dt>
            <dd>
              {texts.inFeeds[feed].what}
              <code>{feedPathOf(feed)}</code>
            </dd>
          </div>
        ))}
        <div>
          <dt>{texts.dataset}</dt>
          <dd>
            {texts.datasetWhat}
            <code>{datasetPath}</code>
          </dd>
        </div>
      </dl>

      <h2>{texts.how}</h2>
      <ol className={styles.steps}>
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>

      <h2>{texts.licence}</h2>
      <p>{texts.licenceWhat(settings.authority)}</p>
      <p>
        <a href={feedLicence}>{texts.licenceWhole}</a>
      </p>

      <h2>{texts.contact}</h2>
      <p>
        {texts.contactWhat} <a href={`mailto:${settings.supportEmail}`}>{settings.supportEmail}</a>
      </p>
    </div>
  )
}
