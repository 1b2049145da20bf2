import { type ListItem, menuLevels } from '@palaestra/contract'
import * as texts from '#texts/content'
import { AddressField } from './AddressField.tsx'
import styles from './content.module.css'
import { problemSaid } from './problemSaid.ts'
import { type ProblemsAt, ThreeTexts } from './ThreeTexts.tsx'

interface Props {
  /** Its place in the list: `blocks.2`. */
  at: string
  item: ListItem
  problems: ProblemsAt
  onChange: (item: ListItem) => void
}

const levels = Array.from({ length: menuLevels }, (_, above) => above + 1)

/** An item of a list: what it is called, and whether it is offered; of a menu also where it leads and below what it stands. */
export function ItemEditor({ at, item, problems, onChange }: Props) {
  const problem = problems.get(`${at}.level`)
  return (
    <>
      <ThreeTexts
        at={`${at}.text`}
        label={texts.itemName}
        text={item.text}
        problems={problems}
        onChange={(text) => onChange({ ...item, text })}
      />
      {item.kind === 'place' && (
        <ThreeTexts
          at={`${at}.address`}
          label={texts.placeAddress}
          text={item.address}
          problems={problems}
          onChange={(address) => onChange({ ...item, address })}
        />
      )}
      {item.kind === 'entry' && (
        <>
          <AddressField
            at={`${at}.uri`}
            hint={texts.entryAddressHint}
            uri={item.uri}
            problems={problems}
            onChange={(uri) => onChange({ ...item, uri })}
          />
          <div className={styles.field}>
            <label htmlFor={`${at}.level`}>{texts.level}</label>
            <select
              id={`${at}.level`}
              value={item.level}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? `${at}.level-no` : undefined}
              onChange={({ target }) => onChange({ ...item, level: Number(target.value) })}
            >
              {levels.map((level) => (
                <option key={level}>{level}</option>
              ))}
            </select>
            {problem && (
              <p id={`${at}.level-no`} className={styles.problem}>
                {problemSaid(problem)}
              </p>
            )}
          </div>
        </>
      )}
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={item.hidden}
          onChange={({ target }) => onChange({ ...item, hidden: target.checked })}
        />
        {texts.hiddenItem[item.kind]}
      </label>
    </>
  )
}
