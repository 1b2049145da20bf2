import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { PortalServer } from './server.ts'
import type { Locale } from './words.ts'

const pictures = join(import.meta.dirname, '../server/src/demonstration/pictures')

export interface Applicant {
  /** The name in the demonstration, which their pictures have. */
  name: string
  idNumber: string
  /** Empty for a person without one. */
  nameZh: string
  surname: string
  firstName: string
  gender: 'female' | 'male'
  birthDate: string
  username: string
  email: string
  mobile: string
  /** Left out for a resident; all others say until when the document is good. */
  document?: { idType: 'worker' | 'permit' | 'student'; number?: string; expiry: string }
  /** The optional entries: another telephone, letters in another language, no advertising. */
  wishes?: { telephone: string; language: Locale }
}

/** Strangers known to the bureau, one for each language. */
export const applicants: Record<Locale, Applicant> = {
  zh: {
    name: 'chineseWoman',
    idNumber: '1555011(8)',
    nameZh: '黃美儀',
    surname: 'Wong',
    firstName: 'Mei I',
    gender: 'female',
    birthDate: '1988-04-17',
    username: 'meii',
    email: 'meii@example.mo',
    mobile: '66550001',
    wishes: { telephone: '2812 3456', language: 'zh' },
  },
  pt: {
    name: 'portugueseMan',
    idNumber: '5/555012/1',
    nameZh: '',
    surname: 'Gonçalves',
    firstName: 'João Paulo',
    gender: 'male',
    birthDate: '1975-10-03',
    username: 'joaopaulo',
    email: 'joao.paulo@example.mo',
    mobile: '66550002',
  },
  en: {
    name: 'newResident',
    idNumber: '75550134',
    nameZh: '陳嘉偉',
    surname: 'Chen',
    firstName: 'Jiawei',
    gender: 'male',
    birthDate: '1996-12-29',
    username: 'jiawei',
    email: 'jiawei@example.mo',
    mobile: '66550003',
  },
}

/** The control of a form by its name, which is the same in every language. */
export const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)

/** Presses the one visible primary button: of a step, or of the chosen way when there are several. */
export const goOn = (page: Page) => page.locator('main form button[type="submit"]').filter({ visible: true }).click()

export const chooseFile = (
  page: Page,
  name: 'photo' | 'idCopy' | 'guardianIdCopy' | 'file' | 'turned',
  file: string | { name: string; mimeType: string; buffer: Buffer },
) => page.locator(`[data-field="${name}"] input[type="file"]`).setInputFiles(file)

export const pictureOf = (
  { name }: Pick<Applicant, 'name'>,
  kind: 'photo' | 'document' | 'selfie' | 'left' | 'right',
) => join(pictures, `${name}.${kind}.jpg`)

/** Between two text messages to one mobile there is a minute, whatever they are for. */
export const aMinuteLater = ({ setClock }: Pick<PortalServer, 'setClock'>) => setClock({ forward: 'PT61S' })

/** Presses the button beside the code field, and reads the code that arrives. */
export const codeFor = async (page: Page, to: string, { inbox }: Pick<PortalServer, 'inbox'>) => {
  const field = page.locator('main [autocomplete="one-time-code"]')
  const before = new Set((await inbox(to)).map(({ body }) => body))
  await field.locator('xpath=following-sibling::button').click()
  // The code is the one that was not there before. The date cannot tell: the clock of a walk may lie before other
  // letters.
  const arrived = async () => (await inbox(to)).find(({ body }) => !before.has(body) && /\d{6}/.test(body))
  await expect.poll(arrived, { message: `a code for ${to}` }).toBeDefined()
  return /\d{6}/.exec((await arrived())?.body ?? '')?.[0] ?? ''
}
