import { useSyncExternalStore } from 'react'
import { session } from '../api/session.ts'

const never = () => () => undefined

/** True once React has hydrated in a browser: a prerendered page has neither storage nor window. */
export const useInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

const isSignedIn = () => Boolean(session.token())

/** A page prerendered for members is hydrated only for members, and other pages only for visitors (main.tsx). */
export const useSignedIn = () => useSyncExternalStore(session.onChange, isSignedIn, isSignedIn)

export const useName = () =>
  useSyncExternalStore(
    session.onChange,
    () => session.name(),
    () => undefined,
  )
