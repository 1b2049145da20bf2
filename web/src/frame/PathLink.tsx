import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { locale } from '#texts/document'
import { hrefOf } from '../routing/address.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  uri: string
  /** Asked at the click for the address to go to, where that must not stand in the page before. */
  atClick?: ((href: string) => Promise<string>) | undefined
}

/** Whether this click is an ordinary one, which the router may take. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Whether the router knows the way: an address of the portal in this language. */
const isScreen = (href: string) => href.startsWith(`/${locale}/`) || href === `/${locale}` || href === '/ams/login'

/**
 * A link whose address is known only when it is read: from the menu, from a page. What is neither a path of the
 * portal nor an https address becomes plain text (T-100).
 */
export function PathLink({ uri, children, onClick, atClick, ...rest }: Props) {
  const router = useRouter()
  const href = hrefOf(uri, locale)
  if (!href) return <span>{children}</span>

  const isOurs = isScreen(href)
  const go = (to: string) => (isScreen(to) ? void router.navigate({ href: to }) : location.assign(to))
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (atClick && isPlain(event)) {
      event.preventDefault()
      void atClick(href).then(go)
      return
    }
    if (event.defaultPrevented || !isOurs || !isPlain(event) || rest.target === '_blank') return
    event.preventDefault()
    void router.navigate({ href })
  }
  const away = rest.target === '_blank' || !href.startsWith('/')
  return (
    <a {...rest} href={href} {...(away && { rel: 'noopener noreferrer' })} onClick={follow}>
      {children}
    </a>
  )
}
