import * as texts from '#texts/frame'
import { settings } from '../settings.ts'
import styles from './Footer.module.css'
import { PathLink } from './PathLink.tsx'

/** Where else to go, and whom to call (L03, K02). */
export function Footer() {
  return (
    <footer className={`footer ${styles.footer}`}>
      <div className={styles.inner}>
        <nav aria-label={texts.footer}>
          <ul className={styles.links}>
            {/* Written by the one who runs the portal, so not asked where it leads: the server fills it in. */}
            {texts.mainSite && (
              <li>
                <a href={settings.mainSite} rel="noopener noreferrer">
                  {texts.mainSite(settings.authority)}
                </a>
              </li>
            )}
            <li>
              <PathLink uri="/">{texts.backToHome}</PathLink>
            </li>
            <li>
              <PathLink uri="/faq">{texts.questions}</PathLink>
            </li>
            <li>
              <PathLink uri="/contact">{texts.contact}</PathLink>
            </li>
            <li>
              <PathLink uri="/related-websites">{texts.relatedSites}</PathLink>
            </li>
            <li>
              <PathLink uri="/security">{texts.security}</PathLink>
            </li>
            {texts.serviceCharter && (
              <li>
                <PathLink uri="/service-charter">{texts.serviceCharter}</PathLink>
              </li>
            )}
          </ul>
        </nav>
        <dl className={styles.help}>
          <div>
            <dt>{texts.hotline}</dt>
            <dd>
              <a href={`tel:${settings.hotline}`}>{settings.hotline}</a>
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
        <p className={styles.owner}>{settings.authority}</p>
      </div>
    </footer>
  )
}
