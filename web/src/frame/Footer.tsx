import * as texts from '#texts/frame'
import * as titles from '#texts/titles'
import { settings } from '../settings.ts'
import styles from './Footer.module.css'
import { hotlineAddress } from './hotline.ts'
import { PathLink } from './PathLink.tsx'

const links: [uri: string, label: string][] = [
  ['/', texts.backToHome],
  ['/faq', texts.questions],
  ['/contact', texts.contact],
  ['/related-websites', texts.relatedSites],
  ['/readme', titles.terms],
  ['/security', texts.security],
  ['/open-data', titles.openData],
]
if (texts.serviceCharter) links.push(['/service-charter', texts.serviceCharter])

/** Where else to go, and whom to call (L03, K02). */
export function Footer() {
  return (
    <footer className={`footer ${styles.footer}`}>
      <Seam />
      <div className={styles.inner}>
        <div className={styles.who}>
          <p className={styles.owner}>{settings.authority}</p>
          <dl className={styles.help}>
            <div>
              <dt>{texts.hotline}</dt>
              <dd>
                <a href={hotlineAddress()}>{settings.hotline}</a>
              </dd>
            </div>
            <div>
              <dt>{texts.email}</dt>
              <dd>
                <a href={`mailto:${settings.supportEmail}`}>{settings.supportEmail}</a>
              </dd>
            </div>
            <div>
              <dt>{texts.hours}</dt>
              <dd>{texts.supportHours}</dd>
            </div>
          </dl>
        </div>
        <nav className={styles.nav} aria-label={texts.footer}>
          <ul className={styles.links}>
            {/* Written by the one who runs the portal, so not asked where it leads: the server fills it in. */}
            {texts.mainSite && (
              <li>
                <a href={settings.mainSite} rel="noopener noreferrer">
                  {texts.mainSite(settings.authority)}
                </a>
              </li>
            )}
            {links.map(([uri, label]) => (
              <li key={uri}>
                <PathLink uri={uri}>{label}</PathLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}

/** The lanes of the track loosen into the waves of a pavement; one is the reader’s. */
const Seam = () => (
  <svg className={styles.seam} data-art="pattern" aria-hidden="true">
    <pattern id="seam" width="240" height="80" patternUnits="userSpaceOnUse">
      <path d="M0 3h240M0 13q60-4 120 0t120 0M0 24q60-10 120 0t120 0M0 51q60-26 120 0t120 0M0 66q60-34 120 0t120 0" />
      <path className={styles.own} d="M0 37q60-18 120 0t120 0" />
    </pattern>
    <rect width="100%" height="80" fill="url(#seam)" />
  </svg>
)
