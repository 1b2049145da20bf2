import { buttonClass, MethodTabs, Notice } from '@palaestra/ui'
import { Link, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import * as texts from '#texts/login'
import { type LoginMethod, session } from '../../api/session.ts'
import { visit } from '../../api/visit.ts'
import { GovernmentButton } from '../../form/GovernmentButton.tsx'
import { lazyNamed } from '../../frame/lazyNamed.ts'
import { PathLink } from '../../frame/PathLink.tsx'
import { useInBrowser } from '../../frame/useStored.ts'
import { wayTo } from '../../routing/arrival.ts'
import { settings } from '../../settings.ts'
import styles from './LoginScreen.module.css'

// The prerendered page is enough to read and to type; the scripts that check and send come a moment later.
const ByPassword = lazyNamed('ByPassword', () => import('./LoginForms.tsx'))
const ByCode = lazyNamed('ByCode', () => import('./LoginForms.tsx'))
const ByMemberCode = lazyNamed('ByMemberCode', () => import('./MemberCodeLogin.tsx'))
const ByLink = lazyNamed('AskForLink', () => import('./AskForLink.tsx'))

type Method = Exclude<LoginMethod, 'app'>
type Way = Method | 'link'

const never = () => () => {}
const isMethod = (word: string | undefined): word is Method =>
  word === 'account' || word === 'sms' || word === 'member_code'
const lastMethod = () => {
  const last = session.loginMethod()
  return isMethod(last) ? last : 'account'
}

/** The method of the last login, which a prerendered page cannot know. */
const useLastMethod = () => useSyncExternalStore<Method>(never, lastMethod, () => 'account')

/** A boundary of its own, so that the rest of the page does not wait. */
const within = (form: ReactNode) => <Suspense fallback={null}>{form}</Suspense>

export function LoginScreen() {
  const navigate = useNavigate()
  const { app, to } = useSearch({ strict: false })

  const enterBy = (method: Method) => (signedIn: { token: string }) => {
    session.start(signedIn.token, method)
    void navigate(wayTo(visit.arrivalFor(app, to)))
  }

  return (
    <div className={styles.page} data-bleed>
      <div className={styles.front}>
        <div className={styles.inner}>
          <section className={styles.say}>
            <p className={styles.authority}>{settings.authority}</p>
            <h1 tabIndex={-1}>{texts.promise}</h1>
            <p className={styles.lead}>{texts.promiseWhat}</p>
            <p className={styles.ways}>
              <Link to="/register" className={`${buttonClass()} ${styles.register}`}>
                {texts.register}
              </Link>
              <PathLink uri="/faq">{texts.whatToRegister}</PathLink>
            </p>
          </section>
          <section className={styles.card} aria-labelledby="log-in">
            <h2 id="log-in">{texts.logIn}</h2>
            <Destination />
            <GovernmentButton app={app} to={to} />
            <p className={`signOn ${styles.or}`}>{texts.or}</p>
            <Methods
              methods={[
                { name: 'account', label: texts.byUsername, panel: within(<ByPassword onDone={enterBy('account')} />) },
                { name: 'sms', label: texts.byMobile, panel: within(<ByCode onDone={enterBy('sms')} />) },
                {
                  name: 'member_code',
                  label: texts.byMemberCode,
                  panel: within(<ByMemberCode onDone={enterBy('member_code')} />),
                },
                { name: 'link', label: texts.byLinkShort, panel: within(<ByLink />) },
              ]}
            />
            <p className={styles.help}>
              <Link to="/online/account/cannot-log-in">{texts.cannotLogIn}</Link>
            </p>
            <p className={styles.new}>
              {texts.notYetMember} <Link to="/register">{texts.register}</Link>
            </p>
          </section>
        </div>
        <Track />
      </div>
      <ul className={styles.facts}>
        {facts.map(({ picture, uri, said, what }) => (
          <li key={uri}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={picture} />
            </svg>
            <div>
              <PathLink uri={uri}>{said}</PathLink>
              <p>{what}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

const facts = [
  {
    picture:
      'M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM8.5 9a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM5.5 16c.6-1.8 5.4-1.8 6 0M14.5 10h4M14.5 14h4',
    uri: '/membership',
    said: texts.showCard,
    what: texts.showCardWhat,
  },
  {
    picture:
      'M9 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM17 9a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM3.5 20c.5-6 10.5-6 11 0M14.5 20c.3-4 5-4 5.5 0',
    uri: '/register',
    said: texts.registerChild,
    what: texts.registerChildWhat,
  },
  {
    picture: 'M20.5 11V8a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h7M3 10h17.5M15.5 15l4.5 4.5M20 15l-4.5 4.5',
    uri: '/online/apply-modify?action=lostCard',
    said: texts.lostCard,
    what: texts.lostCardWhat,
  },
]

/**
 * A choice redraws the tabs and none of their panels: a form whose scripts are still on their way stays as it was
 * prerendered, with what is typed into it, where React would empty it for a moment.
 */
function Methods({ methods }: Pick<ComponentProps<typeof MethodTabs<Way>>, 'methods'>) {
  const last = useLastMethod()
  const [picked, setPicked] = useState<Way>()
  return <MethodTabs<Way> label={texts.wayToLogIn} methods={methods} chosen={picked ?? last} onChoose={setPicked} />
}

/**
 * A bend and a straight. Of eight lanes one is the visitor’s; it is drawn once in a visit. It stands after the card, on
 * whose end it lies: a document that is still arriving would draw it too high and move it.
 */
const Track = () => (
  <svg className={styles.track} data-art="pattern" aria-hidden="true">
    <path d="M3e3 2H300a332 332 0 0 0-332 332M3e3 32H300a302 302 0 0 0-302 302M3e3 62H300a272 272 0 0 0-272 272M3e3 92H300a242 242 0 0 0-242 242M3e3 122H300a212 212 0 0 0-212 212M3e3 152H300a182 182 0 0 0-182 182M3e3 182H300a152 152 0 0 0-152 152M3e3 212H300a122 122 0 0 0-122 122" />
    <path className={styles.own} pathLength="1" d="M73 334a227 227 0 0 1 227-227H3e3" />
  </svg>
)

/** Why somebody is here who wanted another screen, and that it comes next. A prerendered page knows of none. */
function Destination() {
  const { routesByPath } = useRouter()
  const { to = '' } = useSearch({ strict: false })
  const inBrowser = useInBrowser()
  const routes: Record<string, { options: { staticData?: { title?: string } } } | undefined> = routesByPath
  const title = routes[to.replace(/\?.*/, '')]?.options.staticData?.title
  if (!inBrowser || !title) return null
  return (
    <Notice>
      <p role="status">{texts.logInFirst(title)}</p>
    </Notice>
  )
}
