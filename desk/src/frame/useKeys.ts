import { useEffect, useEffectEvent } from 'react'
import { session } from '../api/session.ts'

/** A key as the browser names it, and what it does. */
export type Keys = Record<string, () => void>

const isWriting = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/** There a space presses. */
const isPressing = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, summary') !== null

interface Options {
  /** Held down, the keys go on. Without it each counts once, or a decision could be made by leaning on a key. */
  repeating?: boolean
}

/**
 * Keys of a single letter for the whole page. Not while somebody is writing, not behind a dialog, not together with
 * Ctrl, Alt or ⌘, and not when they are switched off (WCAG 2.1.4).
 */
export const useKeys = (keys: Keys, { repeating = false }: Options = {}) => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined
    if (!act || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (!session.shortcuts() || isWriting(event.target) || document.querySelector('dialog[open]')) return
    if (event.key === ' ' && isPressing(event.target)) return
    if (event.repeat && !repeating) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
