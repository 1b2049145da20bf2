import type { Written } from './problems.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isControl = (element: Element): element is Control => 'name' in element && 'value' in element && 'form' in element

const isTick = (control: Control, type: 'checkbox' | 'radio'): control is HTMLInputElement => control.type === type

/** What stands in a form: a tick is true or false, radio buttons are the value of the chosen one or nothing. */
export const writtenIn = (form: HTMLFormElement): Written => {
  const written: Written = {}
  for (const control of [...form.elements].filter(isControl)) {
    const { name, value } = control
    if (!name || control.type === 'submit' || control.type === 'file') continue
    if (isTick(control, 'checkbox')) written[name] = control.checked
    else if (isTick(control, 'radio')) written[name] = control.checked ? value : (written[name] ?? '')
    else written[name] = value
  }
  return written
}

/** What the fields of a form are called on the page. */
export const labelsIn = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLElement>('[data-field]')].map(({ dataset }) => [dataset['field'], dataset['label']]),
  )
