import { expect, onTestFinished, test } from 'vitest'
import type { Settings } from './settings.ts'

let read = 0
/** The settings of a document that holds this text. */
const settingsOf = async (text?: string): Promise<Settings> => {
  if (text !== undefined) {
    const element = document.createElement('script')
    Object.assign(element, { id: 'settings', type: 'application/json', textContent: text })
    document.head.append(element)
    onTestFinished(() => element.remove())
  }
  return (await import(/* @vite-ignore */ `./settings.ts?${++read}`)).settings
}

test('the names and numbers of who runs the portal come with the document', async () => {
  const written = { portal: 'A portal', hotline: '2888 0000', isDev: true, today: '2026-11-20' }
  expect(await settingsOf(JSON.stringify(written))).toEqual(written)
})

test('without them there are places for the server to fill, and nothing of a development portal', async () => {
  const { portal, isDev, demonstration, signOn } = await settingsOf()
  expect({ portal, isDev, demonstration, signOn }).toEqual({
    ...{ portal: '{{portal}}', isDev: false },
    ...{ demonstration: false, signOn: false },
  })
})
