import { type KeyboardEvent, type ReactNode, useId } from 'react'
import styles from './MethodTabs.module.css'

interface Props<Name extends string> {
  /** What the choice is between. */
  label: string
  methods: readonly { name: Name; label: string; panel: ReactNode }[]
  chosen: Name
  onChoose: (name: Name) => void
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Several ways to one end. What was typed in one of them stays while one looks at another. */
export function MethodTabs<Name extends string>({ label, methods, chosen, onChoose }: Props<Name>) {
  const id = useId()
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    const at = methods.findIndex(({ name }) => name === chosen)
    const next = methods.at((at + step) % methods.length)
    if (!next) return
    onChoose(next.name)
    document.getElementById(`${id}-${next.name}`)?.focus()
  }

  return (
    <div className={styles.methods}>
      <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={move}>
        {methods.map((method) => (
          <button
            key={method.name}
            id={`${id}-${method.name}`}
            type="button"
            role="tab"
            aria-selected={method.name === chosen}
            aria-controls={`${id}-${method.name}-panel`}
            tabIndex={method.name === chosen ? 0 : -1}
            onClick={() => onChoose(method.name)}
          >
            {method.label}
          </button>
        ))}
      </div>
      {methods.map(({ name, panel }) => (
        <div
          key={name}
          id={`${id}-${name}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${name}`}
          hidden={name !== chosen}
        >
          {panel}
        </div>
      ))}
    </div>
  )
}
