import { redirect } from '@tanstack/react-router'
import { locale } from '#texts/document'
import { session } from '../api/session.ts'
import { destinationOf } from './arrival.ts'

/** A place on the way to a screen. The address is one of ours, without the language. */
export interface Crumb {
  label: string
  uri: string
}

declare module '@tanstack/react-router' {
  /** Facts about the screen of a route, besides address and component. */
  interface StaticDataRouteOption {
    title?: string
    /** Its name, which is also that of its file: by it the build finds what to fetch. */
    screen?: string
    /** Texts of the authority that it shows, by their keys: they are prerendered with it. */
    shows?: readonly string[]
    /** The search without which its address leads elsewhere: it is prerendered with it. */
    search?: `?${string}`
    /** The words of the breadcrumb bar, where they differ from the title. */
    header_titlea?: string
    crumbs?: readonly Crumb[]
    /** Without the breadcrumb bar. */
    nonav?: true
    /** `menu`: header, breadcrumb bar, page, footer. `simple`: without the bar. `bare`: the page alone. */
    layout?: 'menu' | 'simple' | 'bare'
    /** Without a token the browser goes to the login page. */
    needs?: 'token'
    /** It asks itself who the member is. */
    asksForMember?: true
  }
}

interface Asked {
  location: { pathname: string; searchStr: string }
  matches: { staticData: { needs?: 'token' } }[]
}

/**
 * One guard for all routes: it reads what they say they need (A07), and the login knows where one was going.
 * `unknown`, because with the router’s own type the type of the routes would depend on itself.
 */
export const guard = (asked: unknown): void => {
  const { matches, location } = asked as Asked
  if (matches.at(-1)?.staticData.needs === 'token' && !session.token())
    throw redirect({
      to: '/ams/login',
      search: { ...destinationOf(location.pathname, location.searchStr), _locale: locale },
    })
}
