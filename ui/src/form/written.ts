import type { Written } from './problems.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isControl = (element: Element): element is Control =>
  'name' in element && 'value' in element && 'form' in element && !(element instanceof HTMLButtonElement)

const isTick = (control: Control, type: 'checkbox' | 'radio'): control is HTMLInputElement => control.type === type

/** The values of a form: a tick is true or false, radio buttons are the chosen value or the empty text. */
export const writtenIn = (form: HTMLFormElement): Written => {
  const written: Written = {}
  for (const control of [...form.elements].filter(isControl)) {
    const { name, value } = control
    if (!name || control.type === 'file') continue
    if (isTick(control, 'checkbox')) written[name] = control.checked
    else if (isTick(control, 'radio')) written[name] = control.checked ? value : (written[name] ?? '')
    else written[name] = value
  }
  return written
}

/** Whether somebody has changed what the document gave, as before the scripts came. */
export const isChanged = (form: HTMLFormElement) =>
  [...form.elements].filter(isControl).some((control) => {
    if (control instanceof HTMLSelectElement) {
      const given = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
      return control.selectedIndex !== Math.max(given, 0)
    }
    if (isTick(control, 'checkbox') || isTick(control, 'radio')) return control.checked !== control.defaultChecked
    return control.value !== control.defaultValue
  })

/** The labels of the fields, by their names. */
export const labelsIn = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLElement>('[data-field]')].map(({ dataset }) => [dataset['field'], dataset['label']]),
  )
