import type { Plugin } from 'vite'
import { componentProject } from '../build/componentProject.ts'
import { configFor } from './vite.config.ts'

const { plugins = [], resolve = {} } = configFor('zh')

/** No server writes the settings into these pages, so components show the placeholders, as a prerendered page does. */
const withoutSettings: Plugin = {
  name: 'without-settings',
  transformIndexHtml: { order: 'post', handler: (html) => html.replace('{{settings}}', '') },
}

/** The portal’s screens, in Chinese. */
export default componentProject({
  name: 'web',
  plugins: [...plugins, withoutSettings],
  resolve,
  packages: ['react-dom/static', '@tanstack/query-core', 'altcha-lib', 'altcha-lib/algorithms/web/pbkdf2'],
})
